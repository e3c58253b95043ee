// Fails when the history or a branch that is handed over differs from what staff have changed, chosen and read.
import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Reads } from './answer.ts'
import { handOver } from './hand-over.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'

const HOME = 'content/pages/home.yaml'
const CARE = 'content/pages/care.yaml'
const studio = await startTestStudio()
afterEach(() => studio.reset())
afterAll(() => studio.close())

function change(name: string, before: string, after: string): void {
  studio.write(name, studio.read(name).replace(before, after))
}

test('the history says the words before and after, and what the file said', async () => {
  change(HOME, 'cue: Get Started', 'cue: Begin')
  studio.git('commit', '--quiet', '--all', '--message=Another word')
  change(HOME, 'lede: We answer', 'lede: We reply')
  studio.git('commit', '--quiet', '--all', '--message=A later change')
  const changes = (await studio.get(`/edit/api/history?name=${HOME}`)).json<Reads['history']>()
  expect(changes.map(({ subject }) => subject)).toEqual(['A later change', 'Another word', 'Start'])
  const [, middle] = changes
  expect(middle).toMatchObject({
    author: 'Test Person',
    words: [{ field: 'Services, words of the link on every card', before: 'Get Started', after: 'Begin' }],
  })
  expect(middle?.before).toMatchObject(parse(studio.git('show', `HEAD~2:${HOME}`)) as object)
  expect(middle?.after).toMatchObject(parse(studio.git('show', `HEAD~1:${HOME}`)) as object)
})

test('handing over makes a branch with the chosen files, and leaves HEAD, index and work tree alone', async () => {
  change(HOME, 'lede: We answer', 'lede: We reply')
  change(CARE, 'name: Care\n', 'name: Careful\n')
  studio.git('add', CARE)
  const before = { head: studio.git('rev-parse', 'HEAD'), status: studio.git('status', '--porcelain=v2', '--branch') }
  const files = (await studio.get('/edit/api/changes')).json<Reads['changes']>()
  expect(files.map(({ name, words }) => [name, words.length])).toEqual([
    [CARE, 1],
    [HOME, 1],
  ])
  const wish = { files: [HOME], title: 'We reply, not answer', reason: 'Plainer.', author: 'Ann Example' }
  const done = await handOver(studio.studio, wish)
  expect(done.branch).toMatch(/^content-\d{4}-\d\d-\d\d-\d{9}-we-reply-not-answer$/)
  expect(studio.git('show', '--format=%an|%s|%b', '--name-only', done.branch).trim()).toBe(
    `Ann Example|We reply, not answer|Plainer.\n\n\n${HOME}`,
  )
  expect({
    head: studio.git('rev-parse', 'HEAD'),
    status: studio.git('status', '--porcelain=v2', '--branch'),
  }).toEqual(before)
  const after = (await studio.get('/edit/api/changes')).json<Reads['changes']>()
  expect(after.map(({ name, handedOver }) => [name, handedOver])).toEqual([
    [CARE, undefined],
    [HOME, done.branch],
  ])
  const branchOf = async (name: string) => {
    const { changed } = (await studio.get('/edit/api/waiting')).json<Reads['waiting']>()
    return changed.find((file) => file.name === name)?.handedOver
  }
  expect([await branchOf(CARE), await branchOf(HOME)]).toEqual([undefined, done.branch])
  change(HOME, 'lede: We reply', 'lede: We say')
  expect(await branchOf(HOME)).toBeUndefined()
  expect((await handOver(studio.studio, wish)).branch).not.toBe(done.branch)
})

test('the branch is pushed to the remote that staff have seen, and nowhere else', async () => {
  const remote = `${studio.draftsFolder}/remote.git`
  studio.git('init', '--quiet', '--bare', remote)
  studio.git('remote', 'add', 'origin', remote)
  const elsewhere = `${remote}/nowhere`
  studio.git('remote', 'set-url', 'origin', elsewhere)
  studio.git('remote', 'set-url', '--push', 'origin', remote)
  expect((await studio.get('/edit/api/waiting')).json()).toMatchObject({ remote })
  change(HOME, 'lede: We answer', 'lede: We reply')
  const wish = { files: [HOME], title: 'Words', author: 'Ann' }
  for (const shown of [undefined, elsewhere])
    await expect(handOver(studio.studio, { ...wish, remote: shown })).rejects.toThrow('go somewhere else')
  expect(studio.git('branch', '--list', 'content-*')).toBe('')
  const done = await handOver(studio.studio, { ...wish, remote })
  const commit = studio.git('rev-parse', `origin/${done.branch}`).trim()
  expect(studio.git('ls-remote', remote)).toBe(`${commit}\trefs/heads/${done.branch}\n`)
  studio.git('remote', 'set-url', '--push', 'origin', elsewhere)
  await expect(handOver(studio.studio, { ...wish, remote: elsewhere })).rejects.toThrow('nowhere')
  studio.git('remote', 'remove', 'origin')
})

test('a problem anywhere, or unsaved text, stops handing over', async () => {
  change(HOME, 'lede: We answer', 'lede: Our color')
  const wish = { files: [HOME], title: 'Words', author: 'Ann' }
  const refused = await studio.post('hand-over', wish)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Not in the Canadian dictionary')
  await studio.post('draft', studio.edited(HOME, 'Our color', 'Our colour'))
  expect((await studio.post('hand-over', wish)).status).toBe(409)
  expect((await studio.post('hand-over', { ...wish, files: [CARE] })).status).toBe(400)
  expect(studio.git('branch', '--list', 'content-*')).toBe('')
})

test('the branch is checked as it will be, with the other files as they were', async () => {
  const path = '/rest'
  await studio.post('create-page', { from: CARE, path, name: 'Rest and sleep' })
  const page = `content/pages${path}.yaml`
  change(HOME, 'lede: We answer', 'lede: We reply')
  const unfinished = async () => {
    const changes = (await studio.get('/edit/api/changes')).json<Reads['changes']>()
    return changes.filter(({ isUnfinished }) => isUnfinished).map(({ name }) => name)
  }
  expect(await unfinished()).toEqual(['content/search.yaml', page])
  const wish = { title: 'A page', author: 'Ann' }
  expect((await studio.post('hand-over', { ...wish, files: [HOME] })).status, 'Others need not wait').toBe(200)
  const refused = await studio.post('hand-over', { ...wish, files: [page] })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('has no patient words')])
  expect(refused.text).toContain('Not ticked: Home, Search words.')
  const files = [page, 'content/search.yaml']
  expect((await studio.post('hand-over', { ...wish, files })).text).toContain('the same as on /care')
  const text = studio.read(page)
  const lede = 'Sleep a little longer than before, and rest when you can.'
  const own = `sections:\n  - type: hero\n    tone: muted\n    layout: plain\n    title: Rest\n    lede: ${lede}\n`
  studio.write(page, text.slice(0, text.indexOf('sections:')) + own)
  expect(await unfinished()).toEqual([])
  expect((await studio.post('hand-over', { ...wish, files })).status).toBe(200)
})

test('what is on disk and not chosen does not count, not even a picture that is gone', async () => {
  rmSync(`${studio.root}/content/images/chair.webp`)
  change(HOME, 'lede: We answer', 'lede: We reply')
  const wish = { files: [HOME], title: 'Words', author: 'Ann' }
  expect((await handOver(studio.studio, wish)).branch).toContain('-words')
})

test('a picture that was handed over comes with the list of pictures when only that has changed again', async () => {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  const data = (await photo.png().toBuffer()).toString('base64')
  const alt = 'A green chair beside a window, with a lamp on a low table.'
  expect((await studio.post('picture', { name: 'chair', data, alt, focal: [20, 30], replaces: true })).status).toBe(
    200,
  )
  const files = ['content/images.yaml', 'content/images/chair.webp']
  const first = await handOver(studio.studio, { files, title: 'A chair', author: 'Ann' })
  change('content/images.yaml', 'A green chair', 'A blue chair')
  const again = await handOver(studio.studio, { files: ['content/images.yaml'], title: 'Its words', author: 'Ann' })
  for (const { branch } of [first, again])
    expect(studio.git('diff', '--name-only', 'main', branch).trim().split('\n')).toEqual(files)
})
