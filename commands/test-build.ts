// `npm run test:build`: a build can be repeated to the byte, two at once do not hurt each other, and one that can't write leaves the old site as it was.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_DIR } from '../build/output/folders.ts'
import { CommandError, fail, step } from '../cli/steps.ts'

/** Somebody who owns nothing here. */
const NOBODY = 65_534
/** Less than the largest file of a build, in blocks of 512 bytes. */
const SMALL_BLOCKS = 100

interface Ended {
  code: number | null
  output: string
}

async function testBuild(): Promise<void> {
  await step('A first build', async () => expectCode(await build(), 0))
  const first = digest()
  await step('A build that keeps the files of the one before', () => keepsAssets())
  const [one, two] = await step('Two builds at once', () => Promise.all([build(), build()]))
  expectCode(one, 0)
  expectCode(two, 0)
  expectSame(first, 'Builds of the same content differ')

  const limited = await step('A build that runs out of room', () => build({ limit: SMALL_BLOCKS }))
  expectFailure(limited, /may not write files that large|disk is full/)
  expectSame(first, 'The failed build changed the old site')

  if (process.getuid?.() === 0) {
    const refused = await step('A build that may not write', () => build({ uid: NOBODY }))
    expectFailure(refused, /may not write here/)
    expectSame(first, 'The refused build changed the old site')
  }
  console.log(`\nThe build repeats to the byte: ${first.size} files.`)
}

/** With --keep a file of the build before stays beside the new ones, and nothing else changes; without it, the next build has the new ones alone. */
async function keepsAssets(): Promise<void> {
  const before = digest()
  const old = join(SITE_DIR, 'assets/of-the-build-before-00000000.js')
  writeFileSync(old, '')
  const withOld = digest()
  expectCode(await build({ args: `--keep ${SITE_DIR}` }), 0)
  expectSame(withOld, 'A build with --keep has not what the build before and this one have together')
  rmSync(old)
  expectSame(before, 'A build with --keep changed more than it kept')
}

async function build({
  limit,
  uid,
  args = '',
}: { limit?: number; uid?: number; args?: string } = {}): Promise<Ended> {
  const command = `${limit ? `ulimit -f ${limit}; ` : ''}exec "${process.execPath}" commands/build.ts ${args}`
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'], ...(uid ? { uid } : {}) })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, output }
}

/** Digest of every file of the site by its name. */
function digest(): Map<string, string> {
  const files = globSync('{**/*,.*/**}', { cwd: SITE_DIR, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

function expectSame(before: ReadonlyMap<string, string>, complaint: string): void {
  const now = digest()
  const different = [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => before.get(file) !== now.get(file),
  )
  if (different.length > 0)
    throw new CommandError(
      `${complaint}: ${different.slice(0, 10).join(', ')}${different.length > 10 ? ` and ${different.length - 10} more` : ''}`,
    )
}

function expectCode({ code, output }: Ended, wanted: number): void {
  if (code !== wanted) throw new CommandError(`The build ended with code ${code}.\n${output}`)
}

function expectFailure(ended: Ended, words: RegExp): void {
  if (ended.code === 0 || !words.test(ended.output))
    throw new CommandError(
      `The build should have failed with ${words}. It ended with code ${ended.code}:\n${ended.output}`,
    )
}

await testBuild().catch(fail)
