// Parses one YAML file, keeping what is needed to say where a field stands.
import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { ContentError, type SourceFile } from './problems.ts'

/** Parses `file`. Throws ContentError when it is missing or not YAML. */
export function parseYaml(file: string): SourceFile {
  const lines = new LineCounter()
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: '',
        message: `This is not valid YAML: ${error.message}. A text with a colon, a quote or a brace at its start stands in "double quotes".`,
      })),
    )
  }
  return { file, document, lines }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ContentError([
      {
        file,
        line: 1,
        field: '',
        message: 'The file is not there or cannot be read. Create it; docs in README.md, "Change a sentence".',
      },
    ])
  }
}
