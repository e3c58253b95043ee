// `npm run test:build`: two builds of the same content give the same bytes, two builds at the same time do not
// disturb each other, the studio changes nothing, and a build that can't write leaves the old site unchanged.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CODE_DIR, COMPRESSED_DIR, SITE_DIR } from '../build/output/folders.ts'
import { CommandError, fail, step } from '../cli/steps.ts'

/** A user who owns nothing here. */
const NOBODY = 65_534
/** Less than the largest file of a build, in blocks of 512 bytes. */
const SMALL_BLOCKS = 100

interface Result {
  code: number | null
  output: string
}

async function testBuild(): Promise<void> {
  await step('A build that keeps a file of the earlier one', () => testKeep())
  const first = digests()
  await step('A build that reuses nothing, without the studio', async () => {
    await withoutStudio(async () => expectCode(await build(), 0))
    expectSame(first, 'Builds of the same content differ, or the studio changes the public site')
  })
  await step('Two builds at once', async () => {
    for (const result of await Promise.all([build(), build()])) expectCode(result, 0)
    expectSame(first, 'Two builds at once changed the site')
  })
  await step('A build that runs out of room', async () => {
    expectFailure(await build({ fileSizeLimit: SMALL_BLOCKS }), /may not write files that large|disk is full/)
    expectSame(first, 'The failed build changed the old site')
  })
  if (process.getuid?.() === 0) {
    await step('A build that may not write', async () => {
      await withOpenFolder(async () => expectFailure(await build({ uid: NOBODY }), /may not write here/))
      expectSame(first, 'The refused build changed the old site')
    })
  }
  console.log(`\nEvery build gave the same bytes: ${first.size} files.`)
}

/** An earlier site has one file. The new site must have that file too. The test then removes it there. */
async function testKeep(): Promise<void> {
  const earlier = '.build/earlier-site'
  const asset = 'assets/of-the-build-before-00000000.js'
  mkdirSync(join(earlier, dirname(asset)), { recursive: true })
  writeFileSync(join(earlier, asset), '')
  expectCode(await build({ args: `--keep ${earlier}` }), 0)
  rmSync(earlier, { recursive: true })
  const kept = join(SITE_DIR, asset)
  if (!existsSync(kept)) throw new CommandError(`The build with --keep lacks ${asset} of the earlier site.`)
  rmSync(kept)
}

/** Lets every user enter the checkout while `work` runs. Only its owner may enter a folder of `mktemp -d`. */
async function withOpenFolder(work: () => Promise<void>): Promise<void> {
  const { mode } = statSync('.')
  chmodSync('.', mode | 0o055)
  try {
    await work()
  } finally {
    chmodSync('.', mode)
  }
}

/** Does `work` while the folder of the studio is elsewhere, and nothing built before may be reused. */
async function withoutStudio(work: () => Promise<void>): Promise<void> {
  const away = '.build/studio-away'
  for (const folder of [CODE_DIR, COMPRESSED_DIR, away]) rmSync(folder, { recursive: true, force: true })
  renameSync('studio', away)
  try {
    await work()
  } finally {
    renameSync(away, 'studio')
  }
}

interface BuildOptions {
  /** In blocks of 512 bytes. */
  fileSizeLimit?: number
  /** Id of the user who builds. */
  uid?: number
  args?: string
}

async function build({ fileSizeLimit, uid, args = '' }: BuildOptions = {}): Promise<Result> {
  const limit = fileSizeLimit ? `ulimit -f ${fileSizeLimit}; ` : ''
  const command = `${limit}exec "${process.execPath}" commands/build.ts ${args}`
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'], ...(uid ? { uid } : {}) })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

/** Digest of every file of the site, by its name. */
function digests(): Map<string, string> {
  const files = globSync('{**/*,.*/**}', { cwd: SITE_DIR, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

function expectSame(before: ReadonlyMap<string, string>, message: string): void {
  const now = digests()
  const different = [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => before.get(file) !== now.get(file),
  )
  if (different.length === 0) return
  const more = different.length > 10 ? ` and ${different.length - 10} more` : ''
  throw new CommandError(`${message}: ${different.slice(0, 10).join(', ')}${more}`)
}

function expectCode({ code, output }: Result, expected: number): void {
  if (code !== expected) throw new CommandError(`The build ended with code ${code}.\n${output}`)
}

function expectFailure({ code, output }: Result, message: RegExp): void {
  if (code === 0 || !message.test(output)) {
    throw new CommandError(`The build should have failed with ${message}. It ended with code ${code}:\n${output}`)
  }
}

await testBuild().catch(fail)
