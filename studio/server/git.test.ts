// Git as it may be on the computer of anybody: the studio edits without it, and hands over whatever its settings are.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileState, Refusal } from '../protocol.ts'
import type { Reads } from './answer.ts'
import { handOver } from './hand-over.ts'
import { gitIn } from './git.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'

const HOME = 'content/pages/home.yaml'
const studio = await startTestStudio()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  if (studio.git('remote')) studio.git('remote', 'remove', 'origin')
  await studio.reset()
  rmSync(folder, { recursive: true })
})
afterAll(() => studio.close())

function change(before = 'lede: We answer', after = 'lede: We reply'): void {
  studio.write(HOME, studio.read(HOME).replace(before, after))
}

/** A remote that the studio pushes to. */
function remote(): string {
  const path = join(folder, 'remote.git')
  studio.git('init', '--quiet', '--bare', path)
  studio.git('remote', 'add', 'origin', path)
  return path
}

function script(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
  return path
}

async function branchOf(name: string): Promise<string | undefined> {
  const { changed } = (await studio.get('/edit/api/waiting')).json<Reads['waiting']>()
  const found = changed.find((file) => file.name === name)
  if (!found) throw new Error(`${name} is not changed.`)
  return found.handedOver
}

const wish = { files: [HOME], title: 'Words', author: 'Ann' }

test('nothing counts as handed over until the remote has it: gone, refusing, and back', async () => {
  const path = remote()
  change()
  renameSync(path, `${path}.gone`)
  const gone = await studio.post('hand-over', { ...wish, remote: path })
  expect([gone.status, gone.json<Refusal>().message]).toEqual([
    502,
    expect.stringMatching(/^Nothing was handed over, because the engineers’ server/),
  ])
  expect(await branchOf(HOME)).toBeUndefined()
  renameSync(`${path}.gone`, path)
  const hook = script('remote.git/hooks/pre-receive', 'echo "Frozen until Monday" >&2; exit 1')
  const refused = await studio.post('hand-over', { ...wish, remote: path })
  expect([refused.status, refused.json<Refusal>().message]).toEqual([
    502,
    expect.stringContaining('Frozen until Mon'),
  ])
  expect(await branchOf(HOME)).toBeUndefined()
  rmSync(hook)
  const { branch } = await handOver(studio.studio, { ...wish, remote: path })
  expect(await branchOf(HOME)).toBe(branch)
  expect(studio.git('ls-remote', path)).toContain(`refs/heads/${branch}\n`)
})

test('what stayed on this computer is not handed over to a remote that comes later', async () => {
  change()
  const { branch } = await handOver(studio.studio, wish)
  expect(await branchOf(HOME)).toBe(branch)
  remote()
  expect(await branchOf(HOME)).toBeUndefined()
})

test('a branch named content, here and on the remote, stops nothing', async () => {
  const path = remote()
  studio.git('branch', 'content')
  studio.git('push', '--quiet', 'origin', 'content')
  change()
  const { branch } = await handOver(studio.studio, { ...wish, remote: path })
  expect(studio.git('ls-remote', path)).toContain(`refs/heads/${branch}\n`)
  studio.git('remote', 'remove', 'origin')
  expect((await handOver(studio.studio, wish)).branch).toMatch(/^content-/)
  studio.git('branch', '-D', 'content')
})

test('git can ask nobody, and ends after its limit with what it has started', async () => {
  const started = join(folder, 'started')
  const ssh = script(
    'ssh',
    `echo $$ $(ps -o pgid= -p $$) > ${started}.part && mv ${started}.part ${started}; sleep 300`,
  )
  vi.stubEnv('GIT_SSH_COMMAND', ssh)
  studio.git('remote', 'add', 'origin', 'ssh://host.invalid/site.git')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const pushed = gitIn(studio.root)('push', 'origin', 'main:refs/heads/x').catch((error: unknown) => String(error))
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), 20_000)
  const [pid, group] = readFileSync(started, 'utf8').trim().split(' ').map(Number)
  const own = Number(spawnSync('ps', ['-o', 'pgid=', '-p', `${process.pid}`]).stdout)
  expect(group, 'It is not in the group of the terminal').not.toBe(own)
  vi.advanceTimersByTime(60_000)
  expect(await pushed).toContain('within 60 seconds')
  // A process that has ended may still be in the list, as "Z".
  await vi.waitFor(() =>
    expect(spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`]).stdout.toString()).not.toMatch(/^[^Z]/),
  )
})

test('the settings of a user change neither the history nor handing over', async () => {
  const marker = join(folder, 'ran')
  const hooks = join(folder, 'hooks')
  mkdirSync(hooks)
  script('hooks/reference-transaction', `touch ${marker}`)
  const settings = {
    'log.showSignature': 'true',
    'gpg.program': script('gpg', 'echo "[GNUPG:] GOODSIG A B" >&3; echo Signed >&2'),
    'core.quotePath': 'true',
    'core.excludesFile': script('excludes', '*.yaml\n*.webp'),
    'core.attributesFile': script('attributes', '*.yaml filter=lower'),
    'filter.lower.clean': 'tr A-Z a-z',
    'core.hooksPath': hooks,
    'core.fsmonitor': script('fsmonitor', `touch ${marker}`),
    'color.ui': 'always',
    'status.relativePaths': 'false',
    'status.showUntrackedFiles': 'no',
    'diff.noprefix': 'true',
    'i18n.logOutputEncoding': 'UTF-16',
    'push.gpgSign': 'if-asked',
    'commit.gpgSign': 'true',
    'push.followTags': 'true',
  }
  for (const [name, value] of Object.entries(settings)) studio.git('config', name, value)
  vi.stubEnv('GIT_DIR', join(folder, 'nowhere'))
  vi.stubEnv('LC_ALL', 'fr_CA.UTF-8')
  change()
  const page = 'content/pages/new.yaml'
  studio.write(page, studio.read(HOME))
  expect(await branchOf(page), 'A new page is seen').toBeUndefined()
  rmSync(join(studio.root, page))
  const { branch } = await handOver(studio.studio, { ...wish, title: 'Fièvre' })
  const history = (await studio.get(`/edit/api/history?name=${HOME}`)).json<Reads['history']>()
  expect(history.map(({ at, subject }) => [Number.isNaN(Date.parse(at)), subject])).toEqual([
    [true, 'Saved, and not live yet'],
    [false, 'Start'],
  ])
  expect(await branchOf(HOME)).toBe(branch)
  expect(existsSync(marker)).toBe(false)
  vi.unstubAllEnvs()
  expect(studio.git('show', `${branch}:${HOME}`)).toBe(studio.read(HOME))
  for (const name of Object.keys(settings)) studio.git('config', '--unset', name)
})

test('a signed commit has its date, author and words in the history', async () => {
  const signer = script(
    'gpg',
    'cat > /dev/null; echo "[GNUPG:] SIG_CREATED " >&2; echo "-----BEGIN PGP SIGNATURE-----"',
  )
  change()
  studio.git('-c', `gpg.program=${signer}`, 'commit', '--quiet', '--all', '--gpg-sign=A', '--message=Signed words')
  studio.git('config', 'log.showSignature', 'true')
  studio.git('config', 'gpg.program', script('check', 'echo "A signature line" >&2; exit 1'))
  const history = (await studio.get(`/edit/api/history?name=${HOME}`)).json<Reads['history']>()
  expect(history.map(({ subject }) => subject)).toEqual(['Signed words', 'Start'])
  for (const name of ['log.showSignature', 'gpg.program']) studio.git('config', '--unset', name)
})

test('a checkout below the top of its repository is seen and handed over', async () => {
  const below = await startTestStudio('websites/clinic site')
  try {
    below.write(HOME, below.read(HOME).replace('lede: We answer', 'lede: We reply'))
    const { changed } = (await below.get('/edit/api/waiting')).json<Reads['waiting']>()
    expect(changed).toEqual([{ name: HOME }])
    const { branch } = await handOver(below.studio, wish)
    expect(below.git('show', '--format=', '--name-only', branch).trim()).toBe(`websites/clinic site/${HOME}`)
    const after = (await below.get('/edit/api/changes')).json<Reads['changes']>()
    expect(after.map(({ name, handedOver }) => [name, handedOver])).toEqual([[HOME, branch]])
    const history = (await below.get(`/edit/api/history?name=${HOME}`)).json<Reads['history']>()
    expect(history.map(({ after: then }) => typeof then)).toEqual(['object', 'object'])
  } finally {
    await below.close()
  }
})

test.each([
  ['no repository', () => renameSync(join(studio.root, '.git'), join(folder, 'git'))],
  ['no Git', () => vi.stubEnv('PATH', folder)],
  ['a folder of another owner', () => vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')],
])('with %s everything but the history and handing over works, and these say so', async (_what, breakGit) => {
  breakGit()
  try {
    const { files } = (await studio.get('/edit/api/files')).json<Reads['files']>()
    expect(files.map(({ name }) => name)).toContain(HOME)
    const edited = studio.edited(HOME, 'lede: We answer', 'lede: We reply')
    expect((await studio.post('draft', edited)).status).toBe(200)
    expect((await studio.post('save', edited)).status).toBe(200)
    expect((await studio.get(`/edit/api/file?name=${HOME}`)).json<FileState>().value).toEqual(edited.value)
    const answers = [
      await studio.get('/edit/api/waiting'),
      await studio.get('/edit/api/changes'),
      await studio.get(`/edit/api/history?name=${HOME}`),
      await studio.post('hand-over', wish),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(409)
      expect(text).toMatch(/History and handing over don’t work here. You can edit and save/)
      expect(text).not.toContain('Command failed')
    }
  } finally {
    vi.unstubAllEnvs()
    if (existsSync(join(folder, 'git'))) cpSync(join(folder, 'git'), join(studio.root, '.git'), { recursive: true })
  }
})
