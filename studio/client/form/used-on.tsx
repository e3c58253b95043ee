// Where pages use an entry of a shared file: a fact, a form, a picture, a kind of treatment, a role.
import type { DefinedNames } from '../../protocol-choices.ts'
import { addressOf } from '../route.ts'
import { useForm } from './context.ts'
import { counted } from './fold.tsx'

export function UsedOn({ defines, name }: { defines: DefinedNames; name: string }) {
  const { choices } = useForm()
  if (!choices) return null
  // An entry that was never saved is used nowhere.
  const uses = choices.lists[defines].find(({ value }) => value === name)?.usedOn ?? []
  if (uses.length === 0) return <p className="used-on">No page uses it.</p>
  return (
    <details className="used-on">
      <summary>Used in {counted(uses.length, 'place')}</summary>
      <ul>
        {uses.map(({ file, title, path: at }) => (
          <li key={`${file} ${at.join('/')}`}>
            <a href={addressOf(file, at)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
