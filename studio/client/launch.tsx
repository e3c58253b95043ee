// What blocks a launch. Each line leads to its field.
import type { LaunchBlocker, LaunchCheck } from '../protocol-actions.ts'
import { counted } from './form/fold.tsx'
import { addressOf } from './route.ts'
import { useAnswer } from './use-answer.ts'

const KINDS: Readonly<Record<LaunchBlocker['kind'], string>> = {
  'form-provider': 'Forms',
  sample: 'Sample values',
  reviewer: 'Pages without a reviewer',
  review: 'Reviews that are overdue',
  question: 'Open questions',
  approval: 'Claims without an approval',
}

export function Launch() {
  const { answer: found, fault } = useAnswer<LaunchCheck>('launch')
  return (
    <div className="text-page">
      <h1>Launch check</h1>
      {fault && <p role="alert">{fault}</p>}
      <p role="status">
        {found
          ? `${counted(found.blockers.length, 'thing')} must change before the site can be launched.`
          : 'Checking.'}
      </p>
      {Object.entries(KINDS).map(([kind, title]) => (
        <Kind key={kind} title={title} blockers={found?.blockers.filter((each) => each.kind === kind) ?? []} />
      ))}
    </div>
  )
}

function Kind({ title, blockers }: { title: string; blockers: readonly LaunchBlocker[] }) {
  if (blockers.length === 0) return null
  return (
    <section>
      <h2>
        {title} <small>{blockers.length}</small>
      </h2>
      <ul className="blockers">
        {blockers.map(({ file, path, name, what, title: page }) => (
          <li key={`${file} ${path.join('/')} ${name}`}>
            <a href={addressOf(file, path)}>
              {page}: {name}
            </a>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
