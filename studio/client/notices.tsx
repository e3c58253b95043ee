// Shown above the form: a draft of an earlier visit, a change that could not be made, and the problems.
import { useId } from 'react'
import type { FieldProblem } from '../protocol.ts'
import { counted } from './form/fold.tsx'
import { placeInWords } from './form/place-in-words.ts'
import { addressOf } from './place.ts'
import type { Library } from './use-library.ts'
import { discard } from './visit/disk.ts'
import { pathText } from './visit/paths.ts'
import { valueOf } from './visit/state.ts'
import { useVisitState } from './visit/use-visit.ts'
import type { Visit } from './visit/visit.ts'

export function Notices({ visit, library }: { visit: Visit; library: Library }) {
  const { offered, refused, problems, elsewhere } = useVisitState(visit, (state) => state)
  return (
    <>
      {offered && (
        <section className="notice" aria-label="Draft">
          <p>
            You see a draft that was not saved, from <time dateTime={offered.at}>{inWords(offered.at)}</time>.
          </p>
          <div className="notice-actions">
            <button type="button" onClick={() => visit.change({ offered: undefined })}>
              Keep it
            </button>
            <button type="button" onClick={() => void discard(visit).then(library.refresh)}>
              Go back to what was saved
            </button>
          </div>
        </section>
      )}
      <div role="alert">{refused && <p className="notice wrong">{refused}</p>}</div>
      {problems.length + elsewhere.length > 0 && <Summary visit={visit} problems={problems} elsewhere={elsewhere} />}
    </>
  )
}

interface SummaryProps {
  visit: Visit
  problems: readonly FieldProblem[]
  elsewhere: readonly FieldProblem[]
}

/** Problems that block saving come first. */
function Summary({ visit, problems, elsewhere }: SummaryProps) {
  const id = useId()
  const blocking = problems.filter(({ blocksSaving }) => blocksSaving)
  const others = problems.filter(({ blocksSaving }) => !blocksSaving)
  return (
    <section className="summary" aria-labelledby={id}>
      <h2 id={id}>
        {blocking.length > 0
          ? `${counted(blocking.length, 'problem')} to solve before you can save`
          : `${counted(problems.length + elsewhere.length, 'problem')} to solve before you can hand over`}
      </h2>
      <ul>
        {[...blocking, ...others].map((problem) => (
          <li key={`${pathText(problem.path)} ${problem.message}`}>
            <a
              href={addressOf(problem.file, problem.path)}
              onClick={(event) => {
                event.preventDefault()
                visit.show(problem.path)
              }}
            >
              {nameOf(visit, problem)}
            </a>{' '}
            {problem.message}
          </li>
        ))}
        {elsewhere.map((problem) => (
          <li key={`${problem.file} ${pathText(problem.path)} ${problem.message}`}>
            <a href={addressOf(problem.file, problem.path)}>{problem.file.replace('content/', '')}</a>{' '}
            {problem.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the field is, or the line where the YAML is wrong. */
function nameOf(visit: Visit, { path, line }: FieldProblem): string {
  return path.length > 0 ? placeInWords(visit.schema, valueOf(visit.state), path) : `Line ${line}`
}

function inWords(time: string): string {
  return new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
}
