// Fails when saving changes too many lines, overwrites others or loses a draft, or a check misses a problem.
import { appendFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { FieldProblem, FileState, Refusal, ShownFile } from '../protocol.ts'
import type { Reads } from './answer.ts'
import { Studio } from './studio.ts'
import { turns } from './turns.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'

const HOME = 'content/pages/home.yaml'
const CARE = 'content/pages/care.yaml'
const studio = await startTestStudio()
afterEach(() => studio.reset())
afterAll(() => studio.close())

/** The problems of all files. */
async function problems(): Promise<FieldProblem[]> {
  return (await studio.get('/edit/api/problems')).json<FieldProblem[]>()
}

test('a saved sentence changes one line of the file, and git sees it', async () => {
  const saved = await studio.post('save', studio.edited(HOME, 'lede: We answer', 'lede: We reply'))
  expect(saved.status).toBe(200)
  expect(studio.git('diff', '--numstat').trim()).toBe(`1\t1\t${HOME}`)
  expect(studio.git('diff')).toContain('+    lede: We reply within {facts.reply}.')
})

test('a problem of the fields stops saving and names its field', async () => {
  const before = studio.read(HOME)
  const answer = await studio.post('save', studio.edited(HOME, 'icon: stethoscope', 'icon: stethoscop'))
  expect(answer.status).toBe(422)
  expect(answer.json<Refusal>().problems).toMatchObject([
    { file: HOME, path: 'sections/1/cards/0/icon', blocksSaving: true },
  ])
  expect(studio.read(HOME)).toBe(before)
})

test('what is pasted from Word or Excel is tidied before it is checked and saved', async () => {
  const words = String.raw`cue: " Get\t\u200BStar\xADted\u2028n\u202Eow\0 "`
  const pasted = studio.edited(HOME, 'cue: Get Started', words)
  await studio.post('draft', pasted)
  expect(await problems()).toEqual([])
  expect((await studio.post('save', pasted)).status).toBe(200)
  expect(studio.git('diff', '--unified=0')).toContain('+    cue: Get Started now\n')
  const page = { from: HOME, path: ' /rest\t', name: 'Rest\tat home' }
  expect((await studio.post('create-page', page)).status).toBe(200)
  expect(studio.read('content/pages/rest.yaml')).toContain('name: Rest at home\n')
})

test('a file that changed outside is not overwritten', async () => {
  const mine = studio.edited(HOME, 'lede: We answer', 'lede: We reply')
  const theirs = studio.read(HOME).replace('cue: Get Started', 'cue: Begin')
  studio.write(HOME, theirs)
  expect((await studio.post('save', mine)).status).toBe(409)
  expect(studio.read(HOME)).toBe(theirs)
  expect((await studio.post('save', { ...mine, base: studio.opened(HOME).base })).status).toBe(200)
})

test('a draft in words that others have changed since needs a decision, and no other does', async () => {
  await studio.post('draft', studio.edited(HOME, 'cue: Get Started', 'cue: Begin'))
  const isUndecided = async () =>
    (await studio.get('/edit/api/files')).json<Reads['files']>().files.find(({ name }) => name === HOME)?.isUndecided
  expect(await isUndecided()).toBe(false)
  studio.write(HOME, studio.read(HOME).replace('cue: Get Started', 'cue: Start'))
  expect(await isUndecided()).toBe(true)
  expect(() => studio.studio.refuseDrafts([HOME])).toThrow('Someone else changed the same words.')
})

test('a form in which nobody has typed leaves no draft of what it showed before', async () => {
  const open = studio.opened(HOME)
  studio.write(HOME, studio.read(HOME).replace('cue: Get Started', 'cue: Begin'))
  await studio.post('draft', open)
  expect((await studio.get(`/edit/api/file?name=${HOME}`)).json<FileState>().drafts).toEqual([])
})

test('a browser that asks learns of each change outside, also of a file that Git has replaced', async () => {
  const version = async () => (await studio.get('/edit/api/version')).text
  const change = () => appendFileSync(join(studio.root, CARE), '# One\n')
  const undo = () => void studio.git('reset', '--hard', '--quiet')
  for (const act of [change, undo, change, undo]) {
    const before = await version()
    expect(await version()).toBe(before)
    act()
    expect(await version()).not.toBe(before)
  }
})

test('a drawing that changed is shown, and a browser that asks learns of it', async () => {
  const before = (await studio.get('/edit/api/version')).text
  const name = 'content/drawings/joint.svg'
  studio.write(name, studio.read(name).replace('M10 20h80', 'M10 20h7'))
  expect((await studio.get('/edit/api/version')).text).not.toBe(before)
  const drawing = studio.studio.live.site().references.drawings.get('joint')
  expect(drawing?.panels[0]?.shapes).toContain('M10 20h7"')
})

test('unsaved text survives the end of the studio, and goes when it is saved or discarded', async () => {
  const change = studio.edited(CARE, 'name: Care\n', 'name: Careful\n')
  await studio.post('draft', change)
  const again = new Studio({ root: studio.root, draftsFolder: studio.draftsFolder })
  expect(again.drafts.of(CARE)).toMatchObject([{ value: change.value, base: change.base }])
  const state = (await studio.get(`/edit/api/file?name=${CARE}`)).json<FileState>()
  expect(state.drafts).toMatchObject([{ value: change.value }])
  expect(studio.git('status', '--porcelain')).toBe('')
  await studio.post('draft', studio.opened(CARE))
  expect((await studio.get(`/edit/api/file?name=${CARE}`)).json<FileState>().drafts).toEqual([])
})

test('broken YAML on disk is shown with its line, stops no other page, and can be corrected', async () => {
  const good = studio.read(CARE)
  const { value } = studio.opened(CARE)
  studio.write(CARE, good.replace('name: Care\n', 'name: [Care\n'))
  const again = new Studio({ root: studio.root, draftsFolder: studio.draftsFolder })
  expect(again.live.fileOf(CARE)?.yamlErrors).toHaveLength(1)
  expect(again.live.pageOf(HOME)).toBeDefined()
  const state = (await studio.get(`/edit/api/file?name=${CARE}`)).json<FileState>()
  expect(state).toEqual({ name: CARE, drafts: [], broken: expect.stringMatching(/^Line \d+: /) as string })
  expect((await studio.post('draft', { name: CARE, tab: 'mine' })).status).toBe(200)
  expect((await studio.post('save', { name: CARE, tab: 'mine', value })).status).toBe(200)
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a file with a comment that saving would lose is not shown in a form', async () => {
  studio.write(CARE, studio.read(CARE).replace('name: Care\n', 'name: Care # the short one\n'))
  const state = (await studio.get(`/edit/api/file?name=${CARE}`)).json<FileState>()
  expect(state).toEqual({ name: CARE, drafts: [], broken: expect.stringMatching(/the short one$/) as string })
})

test('a check names the field of a token, a link, a misspelling and a figure', async () => {
  const wrong = 'lede: "Colour and color, {facts.replay}, [here](/nowhere), 37 hours."'
  const text = studio.edited(HOME, 'lede: We answer within {facts.reply}.', wrong)
  await studio.post('draft', text)
  const at = { file: HOME, path: 'sections/0/lede' }
  expect(await problems()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...at,
        message: expect.stringContaining('“replay”') as string,
        blocksSaving: true,
      }),
      expect.objectContaining({ ...at, message: expect.stringContaining('/nowhere') as string, blocksSaving: true }),
    ]),
  )
  const copy = studio.edited(HOME, 'We answer within {facts.reply}.', 'Your color, in 37 hours.')
  const { texts, length } = (await studio.post('draft', copy)).json<ShownFile>()
  expect(length).toEqual({ words: expect.any(Number) as number, most: 1100 })
  expect((await problems()).filter(({ path }) => path === 'sections/0/lede')).toMatchObject([
    { message: expect.stringContaining('figures') as string, blocksSaving: false },
    { message: expect.stringContaining('Canadian dictionary') as string, blocksSaving: false },
  ])
  expect(texts).toContainEqual({ path: 'sections/0/title', read: 'Move again without pain' })
})

test('the preview shows unsaved texts and facts, and the last good page while a field is wrong', async () => {
  const preview = async () => (await studio.get('/edit/preview?path=/care')).text
  const description = 'What the care is, who it is for and what it costs'
  await studio.post('draft', studio.edited(CARE, description, 'What {facts.reply} is, and what the care costs'))
  expect(await preview()).toContain('What 24–48 hours is')
  await studio.post('draft', studio.edited('content/facts.yaml', 'value: 24–48 hours', 'value: 3 days'))
  expect(await preview()).toContain('What 3 days is')
  await studio.post('draft', studio.edited(CARE, 'tone: muted', 'tone: mauve'))
  expect(await preview()).toContain('What 3 days is')
})

test('a check finds what an unsaved text breaks in other files, and each copy problem in them', async () => {
  const text = studio.edited(CARE, '  - /former-care', '  - /form-care')
  const problemsOf = async (body: object) => {
    await studio.post('draft', body)
    return problems()
  }
  const broken = { file: 'content/navigation.yaml', path: 'menus/0/links/1/link' }
  expect(await problemsOf(text)).toEqual([expect.objectContaining(broken)])
  await studio.post('draft', studio.edited('content/messages.yaml', 'Oops!', 'Ooops!'))
  const misspelled = { file: 'content/messages.yaml', path: 'notFound/title', blocksSaving: false }
  expect(await problemsOf(text)).toEqual([expect.objectContaining(broken), expect.objectContaining(misspelled)])
})

test('a check that waits for others holds up no draft, and answers all who ask before it begins', async () => {
  const checkInTurn = turns()
  const others = Promise.withResolvers<void>()
  void checkInTurn(() => others.promise)
  const desk = new Studio({ root: studio.root, draftsFolder: studio.draftsFolder, checkInTurn })
  const waiting = desk.problems()
  desk.saveDraft(studio.edited(HOME, 'We answer', 'Our color'))
  expect(desk.live.pageOf(HOME)?.sections[0]).toMatchObject({ lede: expect.stringContaining('color') as string })
  expect(desk.problems()).toBe(waiting)
  others.resolve()
  expect(await waiting, 'It is about the newest text').toMatchObject([{ file: HOME, path: 'sections/0/lede' }])
  const begun = desk.problems()
  await new Promise(setImmediate)
  desk.saveDraft(studio.opened(HOME))
  const next = desk.problems()
  expect(next).not.toBe(begun)
  expect(await next).toEqual([])
})

test('a check knows the unsaved value of a fact that a text quotes', async () => {
  const reads = async () =>
    (await studio.post('draft', studio.opened(CARE)))
      .json<ShownFile>()
      .texts.map(({ read }) => read)
      .join()
  expect(await reads()).toContain('within 24–48 hours')
  await studio.post('draft', studio.edited('content/facts.yaml', 'value: 24–48 hours', 'value: 3 days'))
  expect(await reads()).toContain('within 3 days')
})

test('the words for the hours follow the hours', async () => {
  const clinic = studio.edited('content/clinic.yaml', 'closes: 17:00', 'closes: 18:30')
  expect((await studio.post('save', clinic)).status).toBe(200)
  const { places } = (await studio.get('/edit/api/find?name=8+am+to+6:30+pm')).json<Reads['find']>()
  expect(places).toContainEqual(expect.objectContaining({ file: 'content/messages.yaml' }))
})

test('each tab has its own draft, until it saves or drops it', async () => {
  const drafts = async () => (await studio.get(`/edit/api/file?name=${HOME}`)).json<FileState>().drafts
  const other = { ...studio.edited(HOME, 'lede: We answer', 'lede: They answer'), tab: 'other' }
  await studio.post('draft', other)
  const mine = studio.edited(HOME, 'lede: We answer', 'lede: I answer')
  await studio.post('draft', mine)
  expect((await drafts()).map(({ tab }) => tab).sort()).toEqual(['mine', 'other'])
  expect((await studio.post('save', mine)).status).toBe(200)
  expect(await drafts()).toMatchObject([{ value: other.value, base: other.base }])
  expect((await studio.post('save', other)).status).toBe(409)
  await studio.post('draft', { name: HOME, tab: 'other' })
  expect(await drafts()).toEqual([])
})

test('words typed in a file that is gone are in the list and in its form, and come back with the file', async () => {
  const typed = studio.edited(CARE, 'name: Care\n', 'name: Careful\n')
  await studio.post('draft', typed)
  const moved = 'content/pages/moved.yaml'
  renameSync(join(studio.root, CARE), join(studio.root, moved))
  const { files } = (await studio.get('/edit/api/files')).json<Reads['files']>()
  const gone = files.find(({ name }) => name === CARE)
  expect(gone).toMatchObject({ hasDraft: true, isBroken: true })
  const state = async () => (await studio.get(`/edit/api/file?name=${CARE}`)).json<FileState>()
  expect(await state()).toMatchObject({
    broken: expect.stringContaining('renamed') as string,
    drafts: [{ value: typed.value }],
  })
  expect((await studio.post('draft', typed)).status, 'What is typed on is kept too').toBe(200)
  expect((await studio.post('save', typed)).status).toBe(409)
  renameSync(join(studio.root, moved), join(studio.root, CARE))
  expect(await state()).toMatchObject({ value: typed.base, drafts: [{ value: typed.value }] })
  expect((await studio.post('save', typed)).status).toBe(200)
})

test('two studios on one checkout share drafts, and neither shows what the other has saved as unsaved', async () => {
  const second = new Studio({ root: studio.root, draftsFolder: studio.draftsFolder })
  const typed = studio.edited(CARE, 'name: Care\n', 'name: Careful\n')
  await studio.post('draft', typed)
  expect(second.stateOf(CARE).drafts).toMatchObject([{ value: typed.value }])
  const other = studio.edited(HOME, 'lede: We answer', 'lede: They answer')
  second.saveDraft(other)
  expect((await studio.get(`/edit/api/file?name=${HOME}`)).json<FileState>().drafts).toMatchObject([
    { value: other.value },
  ])
  second.save(typed)
  second.save(studio.edited(CARE, 'name: Careful', 'name: Late'))
  expect((await studio.post('save', typed)).status, 'It began before the last save').toBe(409)
  await studio.get('/edit/api/version')
  expect(studio.studio.live.pageOf(CARE)?.name).toBe('Late')
})

test('a file that the build would refuse is no file of the studio, which names it among the problems', async () => {
  const file = 'content/pages/Contact Us.yaml'
  studio.write(file, studio.read(CARE))
  const { files } = (await studio.get('/edit/api/files')).json<Reads['files']>()
  expect(files.map(({ name }) => name)).not.toContain(file)
  expect(await problems()).toMatchObject([{ file, message: expect.stringContaining('contact-us.yaml') as string }])
})

test('the list has every file, in the order of the menus', async () => {
  studio.write(CARE, studio.read(CARE).replace('name: Care\n', 'name: Careful\n'))
  await studio.studio.showDrafts([CARE])
  const { files, groups } = (await studio.get('/edit/api/files')).json<Reads['files']>()
  expect(groups).toEqual(['Care', 'Other pages', 'Whole site'])
  expect(files[0]).toMatchObject({ name: CARE, title: 'Careful', group: 'Care', path: '/care' })
  expect(files.map(({ name }) => name).sort()).toEqual(studio.git('ls-files', '*.yaml').trim().split('\n').sort())
})
