// Where pages use an entry of a shared file: a fact, a form, a picture, a kind of treatment, a role.
import type { Choices, DefinedNames, FieldUse } from '../../protocol-choices.ts'
import { addressOf } from '../route.ts'
import { counted } from './fold.tsx'

/** Names of pages that a sentence lists. */
const LISTED = 4

export function UsedOn({ uses }: { uses: readonly FieldUse[] }) {
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

/** Where the entry is used. An entry that was never saved is used nowhere. */
export function usesOf(choices: Choices, defines: DefinedNames, name: string): readonly FieldUse[] {
  return choices.lists[defines].find(({ value }) => value === name)?.usedOn ?? []
}

/** Why an entry cannot be renamed or removed, with the pages that use it. */
export function refusalOf(action: 'rename' | 'remove', name: string, uses: readonly FieldUse[]): string {
  const titles = [...new Set(uses.map(({ title }) => title))]
  const more = titles.length - LISTED
  const pages = [...titles.slice(0, LISTED), ...(more > 0 ? [counted(more, 'more page')] : [])].join(', ')
  return `You cannot ${action} ${name} while it is used on: ${pages}. Change these pages first.`
}
