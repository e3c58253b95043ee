// The Nu Html Checker, W3C's validator, reads every document of the built site. A browser reads its styles
// (tests/browser/declarations.ts), because the checker does not know newer CSS. It is a Java program; where there is
// none, Debian's is installed.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { installDebianPackages } from '../../cli/debian-packages.ts'
import { filePath, filesEnding } from '../artifact/built.ts'

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

interface Message {
  url: string
  message: string
  extract?: string
}

if (spawnSync('java', ['-version']).status !== 0) installDebianPackages(['default-jre-headless'])

test('every document is valid', () => {
  const options = ['-Xss4m', '-jar', JAR, '--errors-only', '--exit-zero-always', '--format', 'json']
  const { stderr } = spawnSync('java', [...options, ...filesEnding('.html').map(filePath)], { encoding: 'utf8' })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  const errors = messages.filter(({ message }) => !message.startsWith('CSS: '))
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([])
})
