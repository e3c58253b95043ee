// `npm run format`: rewrites code and YAML in their one form, and the JSON Schemas for editors.
//
//   --check  changes nothing, and names the files that it would rewrite: a step of `npm run check`
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.ts'
import { canonicalTexts } from '../checks/canonical-yaml.ts'
import { jsonSchemas, withoutNames } from '../checks/json-schema/json-schema.ts'

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
const { status } = spawnSync(check ? 'oxfmt --check' : 'oxfmt', { shell: true, stdio: 'inherit' })
if (check) {
  const files = [...changed(canonicalTexts()), ...changed(jsonSchemas(), withoutNames)].map(([file]) => file)
  if (files.length > 0) throw new CommandError(`Run \`npm run format\`. It changes ${files.join(', ')}.`)
} else {
  // The schemas quote names in the content, so they are made after it is written.
  for (const make of [canonicalTexts, jsonSchemas])
    for (const [file, text] of changed(make())) writeFileSync(file, text)
}
if (status !== 0) process.exitCode = 1

/** The texts that differ from those of their files in what `compared` returns. */
function changed(texts: ReadonlyMap<string, string>, compared = (text: string) => text): [string, string][] {
  return [...texts].filter(
    ([file, text]) => !existsSync(file) || compared(readFileSync(file, 'utf8')) !== compared(text),
  )
}
