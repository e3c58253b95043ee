// Nothing that is called kept is lost: when the studio is killed while somebody types, and when a disk is full.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FileState, Refusal } from '../protocol.ts'
import { Drafts } from './drafts.ts'
import type { TestStudio } from '../tests/fixtures/studio.ts'

const disk = { isFull: false }
const CARE = 'content/pages/care.yaml'
let studio: TestStudio

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../../cli/write-file.ts', async (original) => {
    const real = await original<typeof import('../../cli/write-file.ts')>()
    const writeFilesDurably: typeof real.writeFilesDurably = (files) => {
      if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      real.writeFilesDurably(files)
    }
    return { ...real, writeFilesDurably }
  })
  const { startTestStudio } = await import('../tests/fixtures/studio.ts')
  studio = await startTestStudio()
})
afterAll(async () => {
  await studio.close()
  vi.doUnmock('../../cli/write-file.ts')
  vi.resetModules()
})

/** Saves one draft after the other, and says so after each. */
const TYPING = `
import { Drafts } from './studio/server/drafts.ts'
const drafts = new Drafts(process.argv[1])
for (let key = 1; ; key++) {
  drafts.set('${CARE}', { value: { key, words: 'word '.repeat(200_000) }, base: {}, tab: 'mine' })
  console.log(key)
}`

test('a studio that is killed at any moment has the last draft that it called kept, whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  for (let time = 0; time < 6; time++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', TYPING, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    const kept = () => Number(said.split('\n').at(-2))
    // Each time at another moment of writing.
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (kept() > time) setTimeout(() => child.kill('SIGKILL'), time)
    })
    await once(child, 'close')
    const found = new Drafts(folder).of(CARE) as { value: { key: number } }[]
    expect(found).toHaveLength(1)
    expect(found[0]?.value.key).toBeGreaterThanOrEqual(kept())
  }
  expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toHaveLength(1)
  rmSync(folder, { recursive: true })
})

test('with a full disk nothing changes and staff read what to do; with space again everything goes on', async () => {
  const first = studio.edited(CARE, 'name: Care\n', 'name: Careful\n')
  expect((await studio.post('draft', first)).status).toBe(200)
  const before = studio.read(CARE)
  const second = studio.edited(CARE, 'name: Care\n', 'name: Caring\n')
  disk.isFull = true
  for (const action of ['draft', 'save']) {
    const refused = await studio.post(action, second)
    expect([refused.status, refused.json<Refusal>().message]).toEqual([500, expect.stringMatching(/disk .* is full/)])
  }
  expect(studio.read(CARE)).toBe(before)
  const state = (await studio.get(`/edit/api/file?name=${CARE}`)).json<FileState>()
  expect(state.drafts).toMatchObject([{ value: first.value }])
  disk.isFull = false
  expect((await studio.post('draft', second)).status).toBe(200)
  expect((await studio.post('save', second)).status).toBe(200)
  expect(studio.read(CARE)).toContain('name: Caring')
})

test('with a full disk on a server nothing changes there either, and the work of others comes later', async () => {
  const { startHostedStudio } = await import('../tests/fixtures/hosted-studio.ts')
  const hosted = await startHostedStudio()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const dana = await hosted.as('Dana')
  const state = () => dana.get<FileState>(`file?name=${CARE}`)
  const { value: base } = await state()
  const named = (name: string, from = base) => ({
    name: CARE,
    value: { ...(base as object), name },
    base: from,
    tab: 'a',
  })
  const mine = named('Careful')
  expect((await dana.post('save', mine)).status).toBe(200)
  disk.isFull = true
  for (const action of ['draft', 'save'])
    expect(await (await dana.post(action, named('Caring', mine.value))).json()).toMatchObject({
      message: expect.stringMatching(/disk .* is full/),
    })
  await hosted.change(CARE, (text) => text.replace('name: Care\n', 'name: Cared for\n'))
  expect(await state()).toMatchObject({ value: { name: 'Careful' }, drafts: [] })
  disk.isFull = false
  await hosted.desks.refresh()
  expect(await state()).toMatchObject({ value: { name: 'Cared for' }, drafts: [{ value: { name: 'Careful' } }] })
  warn.mockRestore()
  await hosted.close()
})
