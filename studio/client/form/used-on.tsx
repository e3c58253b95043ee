// Where pages use an entry of a shared file: a fact, a form, a picture, a kind of treatment.
import type { FieldPath } from '../../protocol.ts'
import type { Choices, FieldUse } from '../../protocol-choices.ts'
import { addressOf } from '../place.ts'
import { useForm } from './context.ts'
import { counted } from './fold.tsx'

/** Nothing for an entry of a file that no page refers to. */
export function UsedOn({ path }: { path: FieldPath }) {
  const { visit, choices } = useForm()
  const uses = choices && usesOf(choices, visit.state.file.kind, path)
  if (!uses) return null
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

function usesOf(
  { facts, pictures, treatments, forms }: Choices,
  kind: string,
  path: FieldPath,
): readonly FieldUse[] | undefined {
  const name = path.at(-1)
  const lists: Record<string, readonly { name: string; usedOn: FieldUse[] }[]> = {
    facts,
    images: pictures,
    treatments,
    clinic: forms,
  }
  return lists[kind]?.find((each) => each.name === name)?.usedOn
}
