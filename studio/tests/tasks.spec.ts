// Tasks of staff with more than a keyboard (keyboard.spec.ts). Each ends with the lines that changed in the files, so
// that an engineer reads nothing else.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { control, lineWith, open, pageWith, pageWithQuestions, readYaml, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

/** A picture is encoded, and the whole site is checked. */
const SLOW_MS = 100_000

test('moves a section', async ({ studio, project }) => {
  const { file, text, content } = pageWith(project, (sections) => sections.length > 3)
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
  await studio.getByRole('button', { name: 'Hand over (3)' }).click()
  await expect(dialog.getByLabel('A new page (new) (not finished yet, so left out)')).not.toBeChecked()
  await expect(dialog.getByLabel('(goes with a page that is left out)')).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('removes a page, and brings it back', async ({ studio, project }) => {
  const { file: from } = pageWithQuestions(project)
  await project.post('create-page', { from, path: '/rest', name: 'Rest', menu: 0 })
  project.commit('A page')
  await open(studio, project, 'content/pages/rest.yaml')
  await studio.getByRole('button', { name: 'Remove page' }).click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toContainText([/^Search words: .*\/rest/, /^Menus and footer: .*Rest/])
  await dialog.getByRole('button', { name: 'Remove the page' }).click()
  await expect(studio.locator('.menu-groups')).not.toContainText('Rest')
  await studio.getByRole('button', { name: 'Hand over (3)' }).click()
  await dialog.getByRole('button', { name: 'Bring back: Rest' }).click()
  await expect(dialog).toContainText('Nothing is waiting.')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(studio.locator('.menu-groups')).toContainText('Rest')
  expect(project.changedFiles()).toEqual([])
})

test('replaces a picture', async ({ studio, project }) => {
  const images = readYaml(project, 'content/images.yaml') as Record<string, { focal: number[]; colour: string }>
  const [[name = '', image] = [], [other = ''] = []] = Object.entries(images)
  const master = (picture: string) => join(project.folder, `content/images/${picture}.webp`)
  const before = readFileSync(master(name))
  await open(studio, project, 'content/images.yaml')
  await control(studio, name).locator('summary').click()
  await studio.getByRole('button', { name: /^Replace the picture/ }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel(/Drop a picture here/).setInputFiles(master(other))
  const point = dialog.getByLabel('From the left')
  // It is shown with the picture, and a hidden slider gets no key.
  await expect(point).toBeVisible()
  await point.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Replace the picture' }).click()
  await expect(dialog).toBeHidden({ timeout: SLOW_MS })
  expect(readFileSync(master(name)).equals(before)).toBe(false)
  expect(project.changedFiles()).toEqual([`content/images.yaml`, `content/images/${name}.webp`])
  const [left = 0, top = 0] = image?.focal ?? []
  expect(project.changedLines('content/images.yaml')).toEqual([
    `-  focal: [${left}, ${top}]`,
    `-  colour: "${image?.colour}"`,
    `+  focal: [${left + 1}, ${top}]`,
    expect.stringMatching(/^\+ {2}colour: "#[0-9A-F]{6}"$/),
  ])
  const undo = studio.getByRole('button', { name: /^Undo replacing the picture/ })
  await undo.click()
  await expect(undo).toBeHidden()
  expect(project.changedFiles()).toEqual([])
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
  const past = studio.getByRole('dialog').getByRole('listitem').filter({ hasText: 'A longer answer' })
  await expect(past).toContainText('Nothing to undo')
  await studio.getByRole('button', { name: 'Undo this change: Saved, and not live yet' }).click()
  await save(studio)
  expect(project.changedFiles()).toEqual([])
})

test('hands changes over without moving the branch', async ({ studio, project, noise }) => {
  noise.expected.push(/400/)
  const { file, content } = pageWithQuestions(project)
  const head = project.git('rev-parse', 'HEAD')
  await open(studio, project, file, 'seo/keywords/0')
  await control(studio, 'seo/keywords/0').fill(`${content.path.slice(1)} nearby`)
  await save(studio)
  await studio.getByRole('button', { name: /^Hand over/ }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('What changed, in a few words').fill('A clearer keyword')
  await dialog.getByLabel('Your name').fill('Dana Staff')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  const reference = dialog.getByRole('status').locator('code')
  await expect(reference).toBeVisible({ timeout: SLOW_MS })
  const branch = (await reference.textContent()) ?? ''
  expect(project.git('rev-parse', 'HEAD')).toBe(head)
  expect(project.git('diff', '--name-only', 'main', branch).trim()).toBe(file)
  expect(project.changedFiles(), 'The work tree stays as it was').toEqual([file])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(studio.locator(`.menu-groups a[href="#${file}"]`)).toContainText('handed over')
  await studio.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'handed over already' })).toContainText(branch)
  await expect(dialog).toContainText('Everything that you saved was handed over.')
  // Nothing is handed over twice unless somebody ticks it again, for an engineer who has lost the branch.
  await dialog.getByLabel('What changed, in a few words').fill('The same')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose files that have changed.')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(reference).toContainText('the-same', { timeout: SLOW_MS })
})
