// Finds and rewrites YAML files that are not in canonical form. It skips files that are not valid YAML, because the
// check of the content reports them with their line.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { canonicalYaml } from '../app/content/read/canonical-yaml.ts'
import { CommandError } from '../cli/steps.ts'

const FILES = ['content/**/*.yaml', 'app/**/*.yaml']

/** Throws when a file is not in canonical form. */
export function checkCanonicalYaml(): void {
  const files = [...rewritten().keys()]
  if (files.length > 0) throw new CommandError(`Rewrite these files with \`npm run format\`: ${files.join(', ')}.`)
}

/** Rewrites the files that are not in canonical form. */
export function formatYaml(): void {
  for (const [file, text] of rewritten()) writeFileSync(file, text)
}

/** New texts of the files that are not in canonical form. */
function rewritten(): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of globSync(FILES).sort()) {
    const text = readFileSync(file, 'utf8')
    const canonical = canonicalOf(file, text)
    if (canonical !== undefined && canonical !== text) texts.set(file, canonical)
  }
  return texts
}

function canonicalOf(file: string, text: string): string | undefined {
  try {
    return canonicalYaml(text)
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`)
  }
}
