// Words before and after a change.
import type { FieldPath } from '../protocol.ts'
import type { WordChange } from '../protocol-actions.ts'
import { inWords } from './form/labels.ts'
import { pathText } from './visit/paths.ts'

export function WordsChanged({ words }: { words: readonly WordChange[] }) {
  return (
    <dl className="words">
      {words.map(({ path, before, after }) => (
        <div key={pathText(path)}>
          <dt>{placeInWords(path)}</dt>
          {before !== undefined && (
            <dd>
              <span className="words-sign">Before</span> <del>{before}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              <span className="words-sign">After</span> <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** `['sections', 2, 'title']` becomes `Sections 3, title`. */
function placeInWords(path: FieldPath): string {
  const words = path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text} ${key + 1}` : `${text}${text && ', '}${inWords(key).toLowerCase()}`,
    '',
  )
  return words === '' ? 'The file' : words.charAt(0).toUpperCase() + words.slice(1)
}
