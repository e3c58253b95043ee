// `node cli/run.js NAME`: what every npm script runs. It becomes `node commands/NAME.ts`, if that can work.
//
// - It is plain JavaScript, because an older Node, which can't run TypeScript, must be able to say what to install.
// - It is no `pre` script, because npm skips those where .npmrc has the line `ignore-scripts=true`. With that line,
//   npm also leaves out the project's own Node.
// - `execve` replaces this process, so a server does not keep a second Node in memory.
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { helpFor, unknownCommand, unwantedOptions } from './help.js'

/** V8 reads these flags only when it starts. They are for the commands that stay open for hours. */
const V8_FLAGS = {
  // 105 MB instead of 127 MB.
  start: ['--optimize-for-size'],
  // 220 MB instead of 530 MB after 140 edits, because each edit leaves garbage.
  edit: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  // For ten people. With the flags above, a third of the processor's time is spent on garbage.
  'edit --server': ['--max-semi-space-size=16', '--heap-growing-percent=50'],
}

const help = helpFor(process.argv.slice(2))
if (help !== undefined) {
  console.log(help)
  process.exit(0)
}
const [name, ...options] = process.argv.slice(2)
const problem = whatIsMissing() || unknownCommand(name) || unwantedOptions(name, options)
if (problem) {
  console.error(`\n${problem}`)
  process.exit(1)
}
const flags = V8_FLAGS[process.argv.slice(2).join(' ')] ?? V8_FLAGS[name] ?? []
const explained = ['--import', './cli/explain-failures.ts']
process.execve(process.execPath, ['node', ...flags, ...explained, `commands/${name}.ts`, ...options], process.env)

function whatIsMissing() {
  // The bundler takes the first three for parts of an address. A folder with the last can't be on the PATH.
  const signs = ['%', '#', '?', ...(delimiter === ':' ? [':'] : [])]
  const path = process.cwd()
  const sign = signs.find((each) => path.includes(each))
  if (sign)
    return `The path of the project has a "${sign}", with which its tools can't work. Rename that folder:\n${path}`
  if (!existsSync('node_modules/.package-lock.json'))
    return 'The packages are not installed here. Run `npm ci` first.'
  if (!existsSync('node_modules/.bin'))
    return (
      'The folder node_modules/.bin is missing, so npm finds neither the tools nor the Node of this project. ' +
      'Run `npm ci --bin-links=true`.'
    )
  if (!existsSync('node_modules/node'))
    return (
      'npm has left out the packages for development, perhaps because NODE_ENV is "production". ' +
      'Run `npm ci --include=dev`.'
    )
  // Node runs TypeScript from 22.18 on.
  if (!process.features.typescript) {
    const remedy = existsSync('node_modules/.bin/node')
      ? `Type \`npm run ${process.argv[2]}\`, which uses the Node of this project.`
      : 'npm has not installed the Node of this project, because it skips install scripts here. Run ' +
        '`npm rebuild node --ignore-scripts=false`, or use Node 22.18 or newer.'
    return `This is Node ${process.versions.node}, which can't run TypeScript. ${remedy}`
  }
  return ''
}
