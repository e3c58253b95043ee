// Ten tasks of staff. Each ends with the lines that changed in the files, so that an engineer reads nothing else.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { control, lineWith, open, pageWith, pageWithQuestions, readYaml, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

/** In ms: sizes of a picture are made, and the whole site is checked. */
const SLOW = 100_000

type Facts = Record<string, { kind: string; value: string; approvedBy: string | null; reviewBy: string }>

const FACTS = 'content/facts.yaml'
const CLINIC = 'content/clinic.yaml'

test('changes a sentence', async ({ studio, project }) => {
  const { file, text, items, list } = pageWithQuestions(project)
  const field = `${list}/0/answer`
  await open(studio, project, file, field)
  await expect(control(studio, field)).toBeFocused()
  await control(studio, field).press('End')
  await control(studio, field).press('ControlOrMeta+End')
  await control(studio, field).pressSequentially(' Ask us')
  await save(studio)
  const line = lineWith(text, items[0]?.answer.slice(0, 40) ?? '')
  expect(project.changedFiles()).toEqual([file])
  expect(project.changedLines(file)).toEqual([`-${line}`, `+${line} Ask us`])
})

test('changes a price, which ends its approval', async ({ studio, project }) => {
  const facts = readYaml(project, FACTS) as Facts
  const [name = '', fact] = Object.entries(facts).find(([, { kind }]) => kind === 'price') ?? []
  const text = project
    .read(FACTS)
    .replace(new RegExp(`(^${name}:\\n(?:  .*\\n)*?  approvedBy: )null`, 'm'), '$1Dana Staff')
  project.write(FACTS, text)
  project.commit('Approved')
  await open(studio, project, FACTS, `${name}/value`)
  await control(studio, `${name}/value`).fill('$1,234')
  await save(studio)
  expect(project.changedFiles()).toEqual([FACTS])
  expect(project.changedLines(FACTS)).toEqual([
    `-  value: ${fact?.value}`,
    '+  value: $1,234',
    '-  approvedBy: Dana Staff',
    '+  approvedBy: null',
  ])
})

test('changes the hours', async ({ studio, project }) => {
  const { openingHours } = readYaml(project, CLINIC) as { openingHours: { closes: string }[] }
  await open(studio, project, 'content/messages.yaml', 'forms/failed/phone/note')
  // What the words are made from is one press away.
  await studio.getByRole('link', { name: /^Hours, / }).click()
  await control(studio, 'openingHours/0').locator('summary').click()
  await control(studio, 'openingHours/0/closes').fill('18:30')
  await expect(studio.frameLocator('iframe').getByText('9 am to 6:30 pm').first()).toBeAttached()
  await save(studio)
  expect(project.changedFiles()).toEqual([CLINIC])
  expect(project.changedLines(CLINIC)).toEqual([`-    closes: ${openingHours[0]?.closes}`, '+    closes: 18:30'])
})

test('changes the id of a form', async ({ studio, project }) => {
  const { forms } = readYaml(project, CLINIC) as { forms: { ids: Record<string, string> } }
  const [key = '', id = ''] = Object.entries(forms.ids)[0] ?? []
  await open(studio, project, CLINIC, `forms/ids/${key}`)
  await control(studio, `forms/ids/${key}`).fill('new-form-id')
  await save(studio)
  expect(project.changedFiles()).toEqual([CLINIC])
  expect(project.changedLines(CLINIC)).toEqual([`-    ${key}: ${id}`, `+    ${key}: new-form-id`])
})

test('adds a question', async ({ studio, project }) => {
  const { file, text, items, list } = pageWithQuestions(project)
  const item = `${list}/${items.length}`
  await open(studio, project, file, `${list}/0`)
  await studio.locator(`[id="field/${list}+"]`).click()
  await control(studio, `${item}/question`).fill('May I bring somebody?')
  await control(studio, `${item}/answer`).fill('Yes. A friend may sit beside you.')
  await save(studio)
  expect(project.changedFiles()).toEqual([file])
  const [, indent = ''] = /^( *)- question:/m.exec(text) ?? []
  expect(project.changedLines(file)).toEqual([
    `+${indent}- question: May I bring somebody?`,
    `+${indent}  answer: Yes. A friend may sit beside you.`,
  ])
})

test('moves a section', async ({ studio, project }) => {
  const { file, text, content } = pageWith(project, (sections) => sections.length > 4)
  await open(studio, project, file)
  await control(studio, 'sections/1=').focus()
  await studio.keyboard.press('Alt+ArrowDown')
  await expect(control(studio, 'sections/2=')).toBeFocused()
  await save(studio)
  const { sections } = readYaml(project, file) as { sections: unknown[] }
  const [first, second, third, ...rest] = content.sections
  expect(sections).toEqual([first, third, second, ...rest])
  const lines = (all: string) => all.split('\n').sort()
  expect(lines(project.read(file)), 'Lines only change places').toEqual(lines(text))
  const moved = project.changedLines(file)
  const gone = moved.filter((line) => line.startsWith('-')).map((line) => line.slice(1))
  expect(moved.filter((line) => line.startsWith('+')).map((line) => line.slice(1))).toEqual(gone)
})

test('adds a page', async ({ studio, project }) => {
  const { file, content } = pageWithQuestions(project)
  await open(studio, project, file)
  await studio.getByRole('button', { name: 'New page' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Start from this page').selectOption(file)
  await dialog.getByLabel('Name').fill('A new page')
  await dialog.getByLabel('Address').fill('/a-new-page')
  await dialog.getByLabel('Menu', { exact: true }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Create the page' }).click()
  await expect(studio.getByRole('heading', { level: 1 })).toHaveText('A new page')
  const made = readYaml(project, 'content/pages/a-new-page.yaml') as typeof content & { name: string }
  expect(made).toMatchObject({ path: '/a-new-page', name: 'A new page' })
  expect(made.sections).toHaveLength(content.sections.length)
  expect(project.changedFiles()).toContain('content/pages/a-new-page.yaml')
  expect(project.changedLines('content/navigation.yaml')).toEqual([
    '+      - text: A new page',
    '+        link: /a-new-page',
  ])
})

test('approves a fact', async ({ studio, project }) => {
  const facts = readYaml(project, FACTS) as Facts
  const [name = '', fact] = Object.entries(facts).find(([, { approvedBy }]) => approvedBy === null) ?? []
  await open(studio, project, FACTS, `${name}/value`)
  await studio.getByLabel('Approved by').fill('Dr. R. Lee')
  await studio.getByLabel('Review again by').fill('2031-01-31')
  await save(studio)
  expect(project.changedFiles()).toEqual([FACTS])
  expect(project.changedLines(FACTS)).toEqual([
    '-  approvedBy: null',
    `-  reviewBy: ${fact?.reviewBy}`,
    '+  approvedBy: Dr. R. Lee',
    '+  reviewBy: 2031-01-31',
  ])
})

test('replaces a picture', async ({ studio, project }) => {
  const images = readYaml(project, 'content/images.yaml') as Record<string, { focal: number[]; colour: string }>
  const [[name = '', image] = [], [other = ''] = []] = Object.entries(images)
  const master = (picture: string) => join(project.folder, `content/images/${picture}.webp`)
  const before = readFileSync(master(name))
  await open(studio, project, 'content/images.yaml')
  await control(studio, name).locator('summary').click()
  await studio.getByRole('button', { name: 'Replace this picture' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel(/Drop a picture here/).setInputFiles(master(other))
  const point = dialog.getByLabel('From the left')
  // It is shown with the picture, and a hidden slider gets no key.
  await expect(point).toBeVisible()
  await point.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Replace the picture' }).click()
  await expect(dialog).toBeHidden({ timeout: SLOW })
  expect(readFileSync(master(name)).equals(before)).toBe(false)
  expect(project.changedFiles()).toEqual([`content/images.yaml`, `content/images/${name}.webp`])
  const [left = 0, top = 0] = image?.focal ?? []
  expect(project.changedLines('content/images.yaml')).toEqual([
    `-  focal: [${left}, ${top}]`,
    `-  colour: "${image?.colour}"`,
    `+  focal: [${left + 1}, ${top}]`,
    expect.stringMatching(/^\+ {2}colour: "#[0-9A-F]{6}"$/),
  ])
})

test("undoes yesterday's change", async ({ studio, project }) => {
  const { file, text, items } = pageWithQuestions(project)
  const line = lineWith(text, items[0]?.answer.slice(0, 40) ?? '')
  const changed = line.replace(/(["']?)$/, ' Ask us$1')
  writeFileSync(join(project.folder, file), text.replace(line, changed))
  project.commit('A longer answer', new Date(Date.now() - 86_400_000))
  await open(studio, project, file)
  await studio.getByRole('button', { name: 'History' }).click()
  await studio.getByRole('button', { name: 'Undo this change: A longer answer' }).click()
  await save(studio)
  expect(project.changedFiles()).toEqual([file])
  expect(project.changedLines(file)).toEqual([`-${changed}`, `+${line}`])
  await studio.getByRole('button', { name: 'History' }).click()
  await studio.getByRole('button', { name: 'Undo this change: A longer answer' }).click()
  await expect(studio.getByRole('dialog').getByRole('listitem').first()).toContainText('Nothing to undo')
})

test('hands changes over without moving the branch', async ({ studio, project, noise }) => {
  noise.expected.push(/400/)
  const { file, content } = pageWithQuestions(project)
  const head = project.git('rev-parse', 'HEAD')
  await open(studio, project, file, 'seo/keywords/0')
  await control(studio, 'seo/keywords/0').fill(`${content.path.slice(1)} in Calgary`)
  await save(studio)
  await studio.getByRole('button', { name: /^Hand over/ }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('What changed, in a few words').fill('A clearer keyword')
  await dialog.getByLabel('Your name').fill('Dana Staff')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  const reference = dialog.getByRole('status').locator('code')
  await expect(reference).toBeVisible({ timeout: SLOW })
  await expect(dialog).toContainText('Everything that you saved was handed over.')
  const branch = (await reference.textContent()) ?? ''
  expect(project.git('rev-parse', 'HEAD')).toBe(head)
  expect(project.git('diff', '--name-only', 'main', branch).trim()).toBe(file)
  expect(project.changedFiles(), 'The work tree stays as it was').toEqual([file])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(studio.locator(`.menu-groups a[href="#${file}"]`)).toContainText('handed over')
  await studio.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'handed over already' })).toContainText(branch)
  // Nothing is handed over twice unless somebody ticks it again, for an engineer who has lost the branch.
  await dialog.getByLabel('What changed, in a few words').fill('The same')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose files that have changed.')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(reference).toContainText('the-same', { timeout: SLOW })
})
