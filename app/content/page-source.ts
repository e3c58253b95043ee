// Reads the files of content/pages one by one. It keeps their content only: the parsed document with its positions is
// twenty times larger, and there may be thousands of pages.
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
    // Parsed again for the few problems that need a line.
    get document() {
      return parseYaml(file).document
    },
    get lines() {
      return parseYaml(file).lines
    },
  }
}

/** The path that the file gives its page, correct or not. */
export function pathOf({ content }: PageSource): string {
  return String((content as { path?: unknown } | null)?.path)
}
