// Fails when a command fails with a stack in place of a remedy: no packages, an old Node, a folder with an odd name;
// or when it starts although somebody asked for --help, or typed an option that it doesn't have.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const PACKAGES = 'node_modules/.package-lock.json'
const TOOLS = 'node_modules/.bin/tool'
const NODE = 'node_modules/node/package.json'

/** What a command prints in a project with these files, whose commands print what they were started with. */
function run(files: readonly string[], program: string, options: readonly string[], name = 'run'): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  for (const file of ['package.json', 'cli']) cpSync(file, join(folder, file), { recursive: true })
  mkdirSync(join(folder, 'commands'))
  for (const name of ['start', 'edit', 'build']) {
    const comment = /^(?:\/\/.*\n)+/.exec(readFileSync(`commands/${name}.ts`, 'utf8'))?.[0] ?? ''
    const code = `${comment}console.log([...process.execArgv, ...process.argv.slice(2)])`
    writeFileSync(join(folder, `commands/${name}.ts`), code)
  }
  const { stdout, stderr } = spawnSync(program, options, {
    cwd: folder,
    encoding: 'utf8',
    // A line of .npmrc with which npm runs no script before `npm start`.
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
  })
  return stdout + stderr
}

test('every npm script that runs code of this project starts with the check of what is missing', () => {
  for (const [name, script] of Object.entries(scripts))
    expect([name, script]).toEqual([name, expect.stringMatching(/^node cli\/run\.js [a-z-]+( --\w+)?$|^npm audit/)])
})

test('a command gets its options and the flags of V8', () => {
  expect(run([PACKAGES, TOOLS, NODE], 'npm', ['run', 'build', '--', '--keep', 'old'])).toContain("'--keep', 'old' ]")
  expect(run([PACKAGES, TOOLS, NODE], 'npm', ['start'])).toContain("'--optimize-for-size',")
})

test('a wrong option is named, without a stack', () => {
  const { stderr } = spawnSync(process.execPath, ['cli/run.js', 'edit', '--contents', 'x'], { encoding: 'utf8' })
  expect(stderr).toBe("\nUnknown option '--contents'\nThe options: node cli/run.js edit --help\n")
})

const COMMANDS = new Set(
  Object.values(scripts).flatMap((script) => /^node cli\/run\.js (\S+)/.exec(script)?.[1] ?? []),
)
const printed = (...options: string[]) =>
  spawnSync(process.execPath, ['cli/run.js', ...options], { encoding: 'utf8' })

test.each([...COMMANDS])('%s --help says what it does and names every option, and starts nothing', (name) => {
  const { stdout, stderr, status } = printed(name, '--help')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toMatch(/^`npm (?:run )?[a-z:-]+(?: -- [A-Z]+)?`: \w/)
  const source = readFileSync(`commands/${name}.ts`, 'utf8')
  for (const [, option] of source.matchAll(/(\w+): (?:option\b|\{ type: '(?:string|boolean)')/g))
    expect(stdout).toContain(`\n  --${option} `)
})

test('a command without options says so, and does not start', () => {
  const { stdout, stderr, status } = printed('start', '--prot', '4000')
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
  expect(stderr).toContain('"start" has no options, so it can\'t use "--prot 4000".')
  expect(stderr).toContain('PORT')
})

test('--help names every npm script, and so does the answer to an unknown command', () => {
  const { stdout, status } = printed('--help')
  expect(status).toBe(0)
  for (const name of Object.keys(scripts))
    expect(stdout).toMatch(new RegExp(`^    npm ${['start', 'test'].includes(name) ? '' : 'run '}${name} `, 'm'))
  const unknown = printed('biuld')
  expect(unknown).toMatchObject({ status: 1, stderr: `\nThere is no command "biuld".\n\n${stdout}` })
})

test.each(['50% clinic', 'C# site', 'what?', 'a:b'])(
  'in a folder named "%s", a command says to rename it',
  (name) => {
    const printed = run([PACKAGES, TOOLS, NODE], process.execPath, ['cli/run.js', 'build'], name)
    expect(printed).toMatch(
      /^\nThe path of the project has a "[%#?:]", with which its tools can't work. Rename that folder:/,
    )
  },
)

test.each(["Jane's site (1)", 'été & [draft]'])('in a folder named "%s", a command runs', (name) => {
  const printed = run([PACKAGES, TOOLS, NODE], process.execPath, ['cli/run.js', 'build'], name)
  expect(printed).toBe("[ '--import', './cli/explain-failures.ts' ]\n")
})

test('without the packages, every command says how to install them', () => {
  expect(run([], process.execPath, ['cli/run.js', 'start'])).toContain('Run `npm ci` first.')
})

test('without the links to tools, a command says how to get them', () => {
  expect(run([PACKAGES], process.execPath, ['cli/run.js', 'start'])).toContain('node_modules/.bin is missing')
})

test('without the packages for development, a command says how to get them', () => {
  expect(run([PACKAGES, TOOLS], process.execPath, ['cli/run.js', 'build'])).toContain('Run `npm ci --include=dev`')
})

test('a Node that can not run TypeScript says how to get one that can', () => {
  const options = ['--no-experimental-strip-types', 'cli/run.js', 'start']
  expect(run([PACKAGES, TOOLS, NODE], process.execPath, options)).toContain(
    "can't run TypeScript. npm has not installed the Node of this project, because it skips install scripts here. " +
      'Run `npm rebuild node --ignore-scripts=false`',
  )
})

test('a command that is started without npm by an older Node says how to start it', () => {
  const options = ['--no-experimental-strip-types', 'cli/run.js', 'start']
  expect(run([PACKAGES, NODE, 'node_modules/.bin/node'], process.execPath, options)).toContain('Type `npm run start`')
})
