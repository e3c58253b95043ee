// Marks of emphasis and links that the site does not understand, so that visitors would see them.
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'

/** A problem for each text in which a visitor would see an asterisk or a link's brackets. Marks cannot be nested. */
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
          message: `Visitors would see "${left}". Close the *emphasis* before a [link](/path).`,
        },
      ]
    }),
  )
}
