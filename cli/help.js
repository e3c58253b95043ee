// What `--help` prints: of a command, the comment at the top of its file; of all commands, their list in README.md.
import { existsSync, readFileSync } from 'node:fs'

/** The help that somebody asks for with these arguments. Undefined when nobody does. */
export function helpFor([name, ...options]) {
  if (name === undefined || isHelp(name)) return allCommands()
  return options.some(isHelp) && existsSync(fileOf(name)) ? topComment(fileOf(name)) : undefined
}

/** What to type instead of a command that does not exist. Undefined when it does. */
export function unknownCommand(name) {
  return existsSync(fileOf(name)) ? undefined : `There is no command "${name}".\n\n${allCommands()}`
}

/** What to type instead of options for a command that has none. Undefined when it has some, or nobody typed any. */
export function unwantedOptions(name, options) {
  const help = topComment(fileOf(name))
  return options.length === 0 || /--\w/.test(help)
    ? undefined
    : `"${name}" has no options, so it can't use "${options.join(' ')}".\n\n${help}`
}

function allCommands() {
  const [, list = ''] = /^## Commands\n\n((?: {4}.*\n)+)/m.exec(readFileSync('README.md', 'utf8')) ?? []
  return `${list}\nThe options of one of them, such as build: npm run build -- --help`
}

function topComment(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}

function fileOf(name) {
  return `commands/${name}.ts`
}

function isHelp(option) {
  return option === '--help' || option === '-h'
}
