// Words before and after a change.
import type { WordChange } from '../protocol-actions.ts'
import { pathInWords } from './form/path-in-words.ts'
import type { Schema } from '../schema/schema.ts'
import { pathText } from './editor/paths.ts'

interface WordsChangedProps {
  words: readonly WordChange[]
  /** Schema of the file, and what the file says: they tell the labels of the fields. */
  root: Schema
  value: unknown
}

export function WordsChanged({ words, root, value }: WordsChangedProps) {
  return (
    <dl className="words">
      {words.map(({ path, before, after }) => (
        <div key={pathText(path)}>
          <dt>{pathInWords(root, value, path)}</dt>
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
