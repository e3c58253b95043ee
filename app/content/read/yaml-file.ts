// Parses one YAML file and keeps the lines of its fields.
import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { ContentError, type SourceFile } from './problems.ts'

/** Parses `file`. Throws ContentError when it is missing or is not valid YAML. */
export function parseYaml(file: string): SourceFile {
  const lines = new LineCounter()
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: '',
        message: `This is not valid YAML: ${error.message}. Put a text with a colon in "quotes".`,
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
        message: 'The file does not exist or cannot be read. Create it; README.md says how.',
      },
    ])
  }
}
