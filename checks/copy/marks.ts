// Finds marks of emphasis and links that the site cannot parse. Visitors would see them as text.
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'

/**
 * A problem for each text in which a visitor would see an asterisk or the brackets of a link, such as nested marks.
 */
export function markProblems(files: readonly CopyFile[]): Problem[] {
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, read }) => {
      const visibleMark = /\*+|\[[^\]]*\]\([^)]*\)?/.exec(read)?.[0]
      if (!visibleMark) return []
      return [
        {
          file,
          line,
          field,
          message: `Visitors would see "${visibleMark}". Close the *emphasis* before a [link](/path).`,
        },
      ]
    }),
  )
}
