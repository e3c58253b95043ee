// A desk for each person: what others have put on the main branch comes to it, and nothing that is saved is lost.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FileState, Refusal } from '../../protocol.ts'
import type { Reads } from '../answer.ts'
import { setField } from '../../values/changes.ts'
import { valueAt } from '../../values/path.ts'
import { Desks } from './desks.ts'
import { person, startHostedStudio, type HostedStudio } from '../../tests/fixtures/hosted-studio.ts'
import type { Visitor } from '../../tests/fixtures/visitor.ts'
import { Typist } from '../../tests/fixtures/typist.ts'

const CARE = 'content/pages/care.yaml'
const FACTS = 'content/facts.yaml'
const TITLE = 'sections/0/title'
const ANSWER = 'sections/1/treatment/items/1/answer'
let hosted: HostedStudio

beforeAll(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
  hosted = await startHostedStudio()
})
beforeEach(() => void vi.mocked(console.warn).mockClear())
afterAll(async () => {
  vi.restoreAllMocks()
  await hosted.close()
})

async function saveText(visitor: Visitor, path: string, text: string, file = CARE): Promise<Response> {
  const { value } = await visitor.get<FileState>(`file?name=${file}`)
  return visitor.post('save', { name: file, value: setField(value, path, text), base: value, tab: 'mine' })
}
const textOf = async (visitor: Visitor, path: string, file = CARE) =>
  valueAt((await visitor.get<FileState>(`file?name=${file}`)).value, path)

test('nobody sees the drafts, files or changes of another', async () => {
  const [dana, lee] = [await hosted.as('Dana'), await hosted.as('Lee')]
  const { value } = await dana.get<FileState>(`file?name=${CARE}`)
  const typed = { name: CARE, value: setField(value, TITLE, 'A secret plan'), base: value, tab: 'open' }
  expect((await dana.post('draft', typed)).status).toBe(200)
  expect((await saveText(dana, ANSWER, 'A saved secret.')).status).toBe(200)
  const said = await Promise.all(
    [`file?name=${CARE}`, 'files', 'find?name=secret', 'problems', 'waiting', 'changes', `history?name=${CARE}`].map(
      async (what) => JSON.stringify(await lee.get(what)),
    ),
  )
  expect(said.filter((text) => /secret|"hasDraft":true/.test(text))).toEqual([])
  expect(await (await lee.ask('/edit/preview?path=/care')).text()).not.toContain('secret')
  expect((await dana.get<FileState>(`file?name=${CARE}`)).drafts).toHaveLength(1)
  await dana.post('draft', { name: CARE, tab: 'open' })
})

test('a hand-over has the person as author, whatever the request says, and a link to propose it', async () => {
  const dana = await hosted.as('Dana')
  expect((await saveText(dana, TITLE, 'All about our care')).status).toBe(200)
  const done = await dana.handedOver(CARE, 'A better title')
  expect(done.branch).toMatch(/^content-[\dT-]+-a-better-title$/)
  expect(done.review).toBe(`https://git.example/clinic/website/compare/${done.branch}`)
  const author = hosted.git('show', '--no-patch', '--format=%an <%ae>|%cn', done.branch).trim()
  expect(author).toBe('Dana Moreau <dana@clinic.example>|Dana Moreau')
  expect(hosted.git('show', '--format=', '--name-only', done.branch).trim()).toBe(CARE)
  // Once it is merged, the desk has nothing to hand over, and says so although no file there has changed.
  const version = async () => (await dana.ask('/edit/api/version')).text()
  const [before, former] = [await version(), hosted.git('show', `main:${CARE}`)]
  await hosted.change(CARE, () => hosted.git('show', `${done.branch}:${CARE}`))
  expect(await dana.get<Reads['changes']>('changes')).toEqual([])
  expect(await version()).not.toBe(before)
  await hosted.change(CARE, () => former)
})

test('what others change elsewhere comes by itself; the same words are asked about once', async () => {
  const kim = await hosted.as('Kim')
  const typist = new Typist(kim, CARE)
  await typist.save(TITLE, 'The care we give')
  await typist.save('sections/1/title', 'What people ask')
  await hosted.change(CARE, (text) => text.replace('As often as', 'As much as'))
  expect(await textOf(kim, ANSWER)).toMatch(/^As much as/)
  expect(await textOf(kim, TITLE)).toBe('The care we give')
  await hosted.change(CARE, (text) => text.replace('All about care', 'Everything about care'))
  const refused = await kim.handOver(CARE, 'Mine')
  expect([refused.status, ((await refused.json()) as Refusal).message]).toEqual([
    409,
    'Someone else changed the same words. Open this, and choose: Care.',
  ])
  const undecided = (await kim.get<Reads['files']>('files')).files.filter(({ isUndecided }) => isUndecided)
  expect(undecided.map(({ name }) => name)).toEqual([CARE])
  await typist.sync()
  expect(typist.asked).toEqual([`${TITLE}: The care we give / Everything about care`])
  await typist.save(ANSWER, 'As little as you need.')
  await typist.sync()
  expect(typist.asked).toHaveLength(1)
  expect((await kim.get<FileState>(`file?name=${CARE}`)).drafts).toEqual([])
  const { branch } = await kim.handedOver(CARE, 'Mine')
  expect(hosted.git('show', `${branch}:${CARE}`)).toMatch(/title: The care we give[\s\S]*As little as/)
})

test('pages and pictures that others add or remove come and go, but none that was changed here', async () => {
  const kim = await hosted.as('Kim')
  const [root, picture] = [(await hosted.desks.of(person('Kim'))).root, 'content/images/desk.webp']
  const bytes = readFileSync(join(root, 'content/images/chair.webp'))
  writeFileSync(join(root, picture), Buffer.concat([bytes, Buffer.of(0)]))
  await hosted.change('content/images/new.webp', () => 'new')
  expect(readFileSync(join(root, 'content/images/new.webp'), 'utf8')).toBe('new')
  await hosted.change('content/images/new.webp', () => undefined)
  expect(existsSync(join(root, 'content/images/new.webp'))).toBe(false)
  rmSync(join(root, picture))
  const page = 'content/pages/exercise.yaml'
  const before = readFileSync(join(root, page), 'utf8')
  await saveText(kim, 'name', 'Exercise at home', page)
  await hosted.change(page, () => undefined)
  const { files } = await kim.get<Reads['files']>('files')
  expect(files.find(({ name }) => name.includes('exercise'))).toMatchObject({ hasDraft: true, isBroken: true })
  await hosted.change(page, () => before)
})

test('only approvers approve figures, and only in their own name', async () => {
  const [dana, ari] = [await hosted.as('Dana'), await hosted.as('Ari')]
  const approve = (visitor: Visitor, by: string) => saveText(visitor, 'visitPrice/approvedBy', by, FACTS)
  for (const [visitor, by] of [
    [dana, 'Ari Moreau'],
    [dana, 'Dana Moreau'],
    [ari, 'Dana Moreau'],
  ] as const) {
    const refused = await approve(visitor, by)
    expect([refused.status, ((await refused.json()) as Refusal).message]).toEqual([
      403,
      expect.stringMatching(/Only approvers/),
    ])
  }
  expect((await approve(ari, 'Ari Moreau')).status).toBe(200)
  hosted.setPeople([person('Ari'), person('Kim'), person('Dana')])
  expect((await saveText(ari, 'reply/approvedBy', 'Ari Moreau', FACTS)).status).toBe(403)
  expect((await saveText(ari, 'reply/title', 'Reply to any form', FACTS)).status).toBe(200)
  hosted.resetPeople()
})

test('the approval of the live words may come back with them', async () => {
  const kim = await hosted.as('Kim')
  await hosted.change(FACTS, (text) => text.replace(/(visitPrice:[^]*?approvedBy:) null/, '$1 Ari Moreau'))
  expect(await textOf(kim, 'visitPrice/approvedBy', FACTS)).toBe('Ari Moreau')
  const { value } = await kim.get<FileState>(`file?name=${FACTS}`)
  const other = setField(setField(value, 'visitPrice/value', '$96'), 'visitPrice/approvedBy', null)
  const save = (base: unknown, next: unknown) =>
    kim.post('save', { name: FACTS, value: next, base, tab: 'mine' }).then(({ status }) => status)
  expect(await save(value, other)).toBe(200)
  expect(await save(other, setField(value, 'visitPrice/value', '$97'))).toBe(403)
  expect(await save(other, value)).toBe(200)
})

test.each([
  [
    'the remote cannot be reached',
    () => renameSync(hosted.settings.STUDIO_REMOTE, `${hosted.settings.STUDIO_REMOTE}.gone`),
  ],
  ['the branch is protected', () => hook('echo "You may not push here" >&2; exit 1')],
  [
    'the key is refused',
    () => {
      vi.stubEnv('GIT_SSH_COMMAND', 'echo "Permission denied (publickey)." >&2; false')
      setRemote('ssh://git@git.example/clinic/website')
    },
  ],
])('when %s, staff read so, everything stays saved, and it works later', async (what, breakRemote) => {
  const words = `Care for you while ${what}`
  const lee = await hosted.as('Lee')
  await saveText(lee, TITLE, words)
  breakRemote()
  await hosted.desks.refresh()
  const refused = await lee.handOver(CARE, 'Later')
  expect([refused.status, ((await refused.json()) as Refusal).message]).toEqual([
    502,
    expect.stringMatching(/^Nothing was handed over/),
  ])
  expect(await textOf(lee, TITLE)).toBe(words)
  const gone = `${hosted.settings.STUDIO_REMOTE}.gone`
  if (existsSync(gone)) renameSync(gone, hosted.settings.STUDIO_REMOTE)
  rmSync(join(hosted.settings.STUDIO_REMOTE, 'hooks/pre-receive'), { force: true })
  vi.unstubAllEnvs()
  setRemote(hosted.settings.STUDIO_REMOTE)
  expect((await lee.handOver(CARE, 'Later')).status).toBe(200)
})

function setRemote(address: string): void {
  execFileSync('git', ['-C', join(hosted.settings.STUDIO_DATA, 'repository'), 'remote', 'set-url', 'origin', address])
}

function hook(script: string): void {
  const path = join(hosted.settings.STUDIO_REMOTE, 'hooks/pre-receive')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

test('a merge that was cut off when the server was killed is done again, with nothing lost', async () => {
  const max = await hosted.as('Max')
  await saveText(max, TITLE, 'Care that is mine')
  const { git } = await hosted.desks.of(person('Max'))
  const before = (await git('rev-parse', 'HEAD')).trim()
  await hosted.change(CARE, (text) => text.replace(/title: .*care\n/i, 'title: Care of an engineer\n'))
  await git('update-ref', '--no-deref', 'HEAD', before)
  writeFileSync((await git('rev-parse', '--path-format=absolute', '--git-path', 'index.lock')).trim(), '')
  await hosted.restart()
  const typist = new Typist(max, CARE)
  await typist.sync()
  expect(typist.asked).toEqual([`${TITLE}: Care that is mine / Care of an engineer`])
})

test('a desk that nobody uses is closed, and everything is there when it opens again', async () => {
  const ona = await hosted.as('Ona')
  await saveText(ona, TITLE, 'Care by Ona')
  const open = await hosted.desks.of(person('Ona'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 })
  await hosted.desks.refresh()
  vi.useRealTimers()
  expect(await hosted.desks.of(person('Ona'))).not.toBe(open)
  expect(await textOf(ona, TITLE)).toBe('Care by Ona')
})

/** A server of its own for the same remote, with a folder of this name. */
const another = (name: string, remote = hosted.settings.STUDIO_REMOTE) =>
  Desks.open({ ...hosted.settings, STUDIO_DATA: `${hosted.settings.STUDIO_DATA}/${name}`, STUDIO_REMOTE: remote })

test('the main branch may have any name, also another one later', async () => {
  const ari = await hosted.as('Ari')
  await textOf(ari, TITLE)
  hosted.git('branch', '--move', 'main', 'master')
  await hosted.change(CARE, (text) => text.replace('Clothes that', 'Any clothes that'))
  expect(await textOf(ari, 'sections/1/treatment/items/2/answer')).toMatch(/^Any clothes/)
  await saveText(ari, ANSWER, 'As often as you like.')
  const { branch } = await ari.handedOver(CARE, 'On master')
  expect(hosted.git('merge-base', 'master', branch)).toBe(hosted.git('rev-parse', 'master'))
  const desks = await another('master')
  expect((await desks.of(person('Dana'))).titleOf(CARE)).toBe('Care')
  await desks.close()
  hosted.git('branch', '--move', 'master', 'main')
})

test('when no desk can open, people read why, and those that are open stay as they are', async () => {
  const max = await hosted.as('Max')
  const before = await textOf(max, TITLE)
  const start = hosted.git('rev-parse', 'main').trim()
  hosted.setPeople([person('Max'), person('Zoe')])
  const refused = async () => {
    await hosted.desks.refresh()
    expect(await textOf(max, TITLE)).toBe(before)
    const response = await (await hosted.as('Zoe')).ask('/edit/', { headers: { accept: 'text/html' } })
    return [response.status, await response.text()]
  }
  const empty = hosted.git('mktree').trim()
  hosted.git('update-ref', 'refs/heads/main', hosted.git('commit-tree', empty, '-p', start, '-m', 'Nothing').trim())
  const { STUDIO_REMOTE: remote } = hosted.settings
  expect(await refused()).toEqual([
    503,
    expect.stringContaining(`${remote} has no main branch with a folder "content"`),
  ])
  await expect(another('empty')).rejects.toThrow('no main branch with a folder "content"')
  hosted.git('update-ref', 'refs/heads/main', start)
  hosted.git('symbolic-ref', 'HEAD', 'refs/heads/none')
  await expect(another('none')).rejects.toThrow(/no main branch .*remote ref HEAD/)
  hosted.git('symbolic-ref', 'HEAD', 'refs/heads/main')
  hosted.resetPeople()
})

test('a server that gets no repository says why', async () => {
  await expect(another('gone', '/nowhere')).rejects.toThrow(
    /^The repository \/nowhere could not be copied: .*does not exist/s,
  )
})
