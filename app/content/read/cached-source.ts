// A content file as the reader caches it: the content always, the parsed document only for a while.
import { parseText } from './yaml-file.ts'
import type { SourceFile } from '../check/problems.ts'

/**
 * Parses the file again when a problem needs its lines: a parsed document takes twenty times the memory of its
 * content, so it is cached only until the memory is needed.
 */
export function cachedSource(file: string, read: () => string): SourceFile {
  let last: WeakRef<SourceFile> | undefined
  const parsed = () => {
    const source = last?.deref() ?? parseText(file, read())
    last = new WeakRef(source)
    return source
  }
  return {
    file,
    get document() {
      return parsed().document
    },
    get lines() {
      return parsed().lines
    },
  }
}

/**
 * The content of a source: of invalid YAML, what the parser could read, so that links to the page are not reported.
 * A copy, because the parser builds a quoted text character by character, and V8 keeps these pieces, which take more
 * memory than everything else on a page.
 */
export function contentOf({ document }: SourceFile): unknown {
  try {
    return structuredClone(document.toJS())
  } catch {
    return undefined
  }
}
