// `npm run format`: rewrites code and YAML in their one form, and the JSON Schemas for editors. With --check, which
// `npm run check` uses, it changes nothing and names the files that it would rewrite.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError, fail } from '../cli/steps.ts'
import { canonicalTexts } from '../checks/canonical-yaml.ts'
import { jsonSchemas, withoutNames } from '../checks/json-schema/json-schema.ts'

function format(): void {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
  const { status } = spawnSync(check ? 'oxfmt --check' : 'oxfmt', { shell: true, stdio: 'inherit' })
  // The schemas quote names in the content, so they are made after it is written.
  const files = [...rewrite(canonicalTexts(), check), ...rewrite(jsonSchemas(), check, withoutNames)]
  if (check && files.length > 0) throw new CommandError(`Run \`npm run format\`. It changes ${files.join(', ')}.`)
  if (status !== 0) process.exitCode = 1
}

/** Names of the files that differ from these texts in what `compared` returns. Writes all, unless `check`. */
function rewrite(texts: ReadonlyMap<string, string>, check: boolean, compared = (text: string) => text): string[] {
  if (!check) for (const [file, text] of texts) writeFileSync(file, text)
  const isAsWanted = (file: string, text: string) =>
    existsSync(file) && compared(readFileSync(file, 'utf8')) === compared(text)
  return [...texts].filter(([file, text]) => !isAsWanted(file, text)).map(([file]) => file)
}

try {
  format()
} catch (error) {
  fail(error)
}
