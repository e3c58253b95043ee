// Which page quotes which fact.
import type { CopyFile } from './copy-text.ts'

/** Names of the facts that each file quotes, by file; a page under its path. */
export function factsQuoted(files: readonly CopyFile[]): Map<string, Set<string>> {
  return new Map(
    files.map(({ file, path, texts }) => [
      path ?? file,
      new Set(texts.flatMap(({ raw }) => [...raw.matchAll(/\{facts\.(\w+)\}/g)].map(([, name = '']) => name))),
    ]),
  )
}
