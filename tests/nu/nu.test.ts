// The Nu Html Checker, W3C's validator, reads every document of the built site with its inline styles, and the
// stylesheet. It is a Java program; where there is none, Debian's is installed.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { installDebianPackages } from '../../cli/debian-packages.ts'
import { filePath, filesEnding } from '../artifact/built.ts'

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/**
 * What the checker does not know of CSS yet: newer properties and at-rules, calculations and gradients. A browser
 * checks these (tests/browser/declarations.ts).
 */
const UNKNOWN = [
  /^CSS: Unrecognized at-rule “@(?:container|starting-style)”/,
  /^CSS: .*(?:doesn't exist|Parse Error|types are incompatible)/,
  /^CSS: .*“max\([^”]*” is not a/,
  /^CSS: .*too few values for the property “linear-gradient”/,
]

interface Message {
  url: string
  message: string
  extract?: string
}

if (spawnSync('java', ['-version']).status !== 0) installDebianPackages(['default-jre-headless'])

/** What the checker calls an error in `files`: file, message and the text around it. */
function errorsIn(files: readonly string[], ...options: readonly string[]): string[] {
  const fixed = ['-Xss4m', '-jar', JAR, '--errors-only', '--exit-zero-always', '--format', 'json']
  const { stderr } = spawnSync('java', [...fixed, ...options, ...files.map(filePath)], { encoding: 'utf8' })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages
    .filter(({ message }) => !UNKNOWN.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract}`)
}

test('every document is valid, with the styles in it', () => {
  expect(errorsIn(filesEnding('.html'))).toEqual([])
})

test('the stylesheet is valid', () => {
  expect(errorsIn(filesEnding('.css'), '--css')).toEqual([])
})
