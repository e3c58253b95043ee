// Words before and after a change.
import type { WordChange } from '../protocol.ts'

export function WordsChanged({ words }: { words: readonly WordChange[] }) {
  return (
    <dl className="words">
      {words.map(({ field, before, after }, index) => (
        <div key={index}>
          <dt>{field}</dt>
          {before !== undefined && (
            <dd>
              <strong>Before</strong> <del>{before}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              <strong>After</strong> <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
