// Reads the files of content/pages one by one. It keeps only the content of each file, because the parsed document
// with its positions takes twenty times as much memory, and there may be thousands of pages.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem, SourceFile } from './problems.ts'
import { fillTokens, type TokenValues } from './tokens.ts'
import { parseYaml } from './yaml-file.ts'

export interface PageSource extends SourceFile {
  /** Content of the file, with its tokens filled. */
  content: unknown
}

/** Every page file under `folder`, by name. Adds problems with tokens to `problems`. */
export function pageSources(folder: string, tokens: TokenValues, problems: Problem[]): PageSource[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  return files.sort().map((file) => pageSource(join(folder, file), tokens, problems))
}

function pageSource(file: string, tokens: TokenValues, problems: Problem[]): PageSource {
  const source = parseYaml(file)
  problems.push(...fillTokens(source, tokens))
  return {
    file,
    content: source.document.toJS(),
    // Only a problem needs the line of a field. Problems are few, so the file is parsed again for each.
    get document() {
      return parseYaml(file).document
    },
    get lines() {
      return parseYaml(file).lines
    },
  }
}

/** The `path` field of the file, before it is checked. */
export function pathOf({ content }: PageSource): string {
  return String((content as { path?: unknown } | null)?.path)
}
