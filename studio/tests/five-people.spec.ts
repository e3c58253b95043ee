// Five people at one studio, without a browser: while the server is killed, and in the same page at once.
import { expect, test } from '@playwright/test'
import type { FileState } from '../protocol.ts'
import type { Reads } from '../server/answer.ts'
import { setField } from '../values/changes.ts'
import { valueAt } from '../values/path.ts'
import { prepareSurroundings, spawnStudio, startHostedStudio } from './fixtures/hosted-studio.ts'
import { Typist } from './fixtures/typist.ts'

const CARE = 'content/pages/care.yaml'
const TITLE = 'sections/0/title'
const FIELDS = [TITLE, 'sections/1/treatment/items/1/answer', 'sections/1/title']
const NAMES = ['Dana', 'Lee', 'Kim', 'Max', 'Ona']

test('five people who type while the server is killed have every draft that it called kept', async () => {
  const around = await prepareSurroundings('tests/fixtures/clinic')
  const env = { ...process.env, SETTINGS: JSON.stringify(around.settings) }
  const serve = () => spawnStudio(['studio/tests/fixtures/serve-hosted.ts'], { env })
  const first = await serve()
  const open = async (name: string) => {
    const visitor = await around.as(name)
    return { name, visitor, value: (await visitor.get<FileState>(`file?name=${CARE}`)).value }
  }
  const opened = await Promise.all(NAMES.map(open))
  /** The last key of each that the server has called kept. */
  const kept = new Map<string, number>()
  const type = async ({ name, visitor, value }: Awaited<ReturnType<typeof open>>) => {
    for (let key = 0; ; key += 1) {
      // Each has a draft, and the next key of each is on its way.
      if (name === 'Ona' && key >= 5 && kept.size === NAMES.length) void first.stop('SIGKILL')
      const words = { name: CARE, value: setField(value, TITLE, `Care ${key} by ${name}`), base: value, tab: name }
      const answer = await visitor.post('draft', words).catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(200)
      kept.set(name, key)
    }
  }
  await Promise.all(opened.map(type))
  await first.stop()
  const second = await serve()
  for (const { visitor, name } of opened) {
    const { drafts } = await visitor.get<FileState>(`file?name=${CARE}`)
    expect(drafts.map(({ tab }) => tab)).toEqual([name])
    const [, key, by] = /^Care (\d+) by (.*)$/.exec(String(valueAt(drafts[0]?.value, TITLE))) ?? []
    expect(by).toBe(name)
    expect(Number(key)).toBeGreaterThanOrEqual(kept.get(name) ?? NaN)
  }
  await second.stop()
  await around.remove()
})

/** STUDIO_MINUTES=10 makes it longer: five people then type for ten minutes. */
const MINUTES = Number(process.env['STUDIO_MINUTES'] ?? 0)
const WORDS = ['calm', 'clear', 'kind', 'plain', 'warm', 'quiet', 'steady', 'simple', 'gentle', 'open']

test('five people edit one page at once: every saved word is handed over, each conflict asked once', async () => {
  test.setTimeout(120_000 + MINUTES * 120_000)
  const hosted = await startHostedStudio()
  const typists = await Promise.all(NAMES.map(async (name) => new Typist(await hosted.as(name), CARE)))
  const saved = new Map<string, string>()
  const take = (branch: string) => hosted.change(CARE, () => hosted.git('show', `${branch}:${CARE}`))
  const end = Date.now() + MINUTES * 60_000
  for (let round = 0; round < 2 || Date.now() < end; round += 1) {
    const edits = typists.map(async (typist, who) => {
      const field = FIELDS[(round + who) % FIELDS.length] ?? TITLE
      const digits = [who, ...String(round).padStart(4, '0')]
      const phrase = digits.map((digit) => WORDS[Number(digit)]).join(' ')
      await typist.save(field, `Our ${phrase} care?`)
      saved.set(`${who} ${field}`, phrase)
    })
    await Promise.all(edits)
    // One of them hands over, and an engineer takes the page as it is there.
    const { branch } = await (typists[round % 5]?.visitor ?? hosted.visitor()).handedOver(CARE, 'Some words')
    await take(branch)
  }
  for (const typist of typists) {
    const { visitor } = typist
    await typist.finish()
    const { changed } = await visitor.get<Reads['waiting']>('waiting')
    if (changed.some(({ name, handedOver: branch }) => name === CARE && !branch))
      await visitor.handedOver(CARE, 'The last words')
  }
  const branches = hosted.git('for-each-ref', '--format=%(refname)', 'refs/heads').split('\n').filter(Boolean)
  const there = branches.map((branch) => hosted.git('show', `${branch}:${CARE}`)).join('\n')
  expect([...saved.values()].filter((phrase) => !there.includes(phrase))).toEqual([])
  const asked = typists.map((typist) => typist.asked)
  expect(asked.flat().length).toBeGreaterThan(2)
  for (const questions of asked) expect(new Set(questions).size).toBe(questions.length)
  await hosted.close()
})
