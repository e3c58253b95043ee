// Marks of emphasis and links that don't take effect, so that visitors would see them.
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'

/** A problem for each text in which a visitor would read an asterisk or a link's brackets: marks can't stand inside one another. */
export function markProblems(files: readonly CopyFile[]): Problem[] {
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, read }) => {
      const left = /\*+|\[[^\]]*\]\([^)]*\)?/.exec(read)?.[0]
      if (!left) return []
      return [
        {
          file,
          line,
          field,
          message: `Visitors would read "${left}" as it is. Close the *emphasis* before a [link](/path) begins, and open it again after.`,
        },
      ]
    }),
  )
}
