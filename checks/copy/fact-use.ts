// Finds which page quotes which fact.
import type { CopyFile } from './copy-text.ts'

/** Names of the facts that each file quotes, by the path of the page or else by the file. */
export function factsQuoted(files: readonly CopyFile[]): Map<string, Set<string>> {
  return new Map(
    files.map(({ file, path, texts }) => [
      path ?? file,
      new Set(texts.flatMap(({ raw }) => [...raw.matchAll(/\{facts\.(\w+)\}/g)].map(([, name = '']) => name))),
    ]),
  )
}
