// Nothing that staff type is lost: a tab that is closed, a file that changes outside the studio, YAML that is broken.
import type { LaunchOptions, Page } from '@playwright/test'
import { hold } from '../../tests/browser/hold.ts'
import { control, lineWith, open, pageWith, save } from './form-parts.ts'
import { expect, test, type EditedProject } from './studio.ts'

const TITLE = 'seo/description'

/** Types a description, and waits until the studio has saved it as a draft. */
async function typeDraft(studio: Page, project: EditedProject, words: string): Promise<string> {
  const { file } = pageWith(project, (sections) => sections.length > 3)
  await open(studio, project, file, TITLE)
  await control(studio, TITLE).fill(words)
  await expect.poll(() => project.draftOf(file)).toContain(words)
  return file
}

const WORDS = 'Words that nobody has saved yet, long enough for a description of a page in search results.'

test('offers what was kept when the browser is killed', async ({ studio, project, playwright, launchOptions }) => {
  const server = await playwright.chromium.launchServer(launchOptions as LaunchOptions)
  const browser = await playwright.chromium.connect(server.wsEndpoint())
  const context = await browser.newContext()
  await project.admit(context)
  const doomed = await context.newPage()
  const file = await typeDraft(doomed, project, WORDS)
  await expect(doomed.getByText('Your draft is kept')).toBeVisible()
  await server.kill()
  await studio.goto(`${project.origin}/edit/#${file}@${TITLE}`)
  await expect(studio.getByText(/^This is a draft from .* that wasn’t saved/)).toBeVisible()
  await expect(control(studio, TITLE)).toHaveText(WORDS)
  expect(project.changedFiles(), 'The draft is outside the files of the project').toEqual([])
  await studio.getByRole('button', { name: 'Discard' }).click()
  await expect(control(studio, TITLE)).not.toHaveText(WORDS)
})

test('works in ten tabs, and a draft that is called kept is on the disk', async ({ studio, project, context }) => {
  test.slow()
  const { file } = pageWith(project, (sections) => sections.length > 3)
  const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()))
  for (const tab of [studio, ...others]) await open(tab, project, file, TITLE)
  await control(studio, TITLE).fill(WORDS)
  await expect(studio.getByText('Your draft is kept')).toBeVisible()
  expect(project.draftOf(file)).toContain(WORDS)
  const asks = (tab: Page) => tab.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asks(studio), 'The browser does not ask about words that the server has').toBe(false)
  const release = await hold(studio, /\/api\/draft$/)
  await control(studio, TITLE).press('End')
  await studio.keyboard.type('!')
  expect(await asks(studio)).toBe(true)
  await studio.keyboard.press('Backspace')
  release()
  await expect(studio.getByText('Your draft is kept')).toBeVisible()
  // The draft of an open tab is not offered in another one.
  await others[0]?.reload()
  await open(others[0] ?? studio, project, file, TITLE)
  await save(studio)
  await expect(control(others[1] ?? studio, TITLE), 'Another tab follows').toHaveText(WORDS)
})

test('adds what somebody else saved, and asks only about a field that both changed', async ({ studio, project }) => {
  const file = await typeDraft(studio, project, WORDS)
  const text = project.read(file)
  const theirName = text.replace(/^name: .*$/m, 'name: Their name')
  project.write(file, theirName)
  await expect(studio.getByText('Someone else changed this: Name')).toBeVisible()
  await expect(control(studio, 'name')).toHaveText('Their name')
  await expect(control(studio, TITLE)).toHaveText(WORDS)
  const theirs = 'Words of somebody else, who used a text editor and saved them a moment ago.'
  project.write(file, theirName.replace(lineWith(text, '  description: '), `  description: ${theirs}`))
  const dialog = studio.getByRole('dialog', { name: /changed the same words/ })
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  expect(project.read(file)).toContain(theirs)
  await dialog.getByRole('button', { name: 'Use these' }).click()
  await expect(dialog.getByRole('radio').first(), 'Asked for').toBeFocused()
  expect(project.draftOf(file), 'Nothing is chosen for anybody').toContain(WORDS)
  await dialog.getByLabel(theirs).check()
  await dialog.getByRole('button', { name: 'Use these' }).click()
  await expect(control(studio, TITLE)).toHaveText(theirs)
  await control(studio, TITLE).fill(WORDS)
  await save(studio)
  expect(project.changedLines(file).filter((line) => line.startsWith('+'))).toEqual([
    '+name: Their name',
    `+  description: ${WORDS}`,
  ])
})

test('keeps unsaved work when another file is opened, with every step of undo', async ({ studio, project }) => {
  const file = await typeDraft(studio, project, WORDS)
  await control(studio, TITLE).press('End')
  await control(studio, TITLE).pressSequentially(' More')
  await studio.getByRole('link', { name: 'Facts' }).click()
  await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Facts')
  await expect(studio.locator(`.menu-groups a[href="#${file}"]`)).toContainText('draft')
  await expect.poll(() => project.draftOf(file)).toContain(`${WORDS} More`)
  await studio.goBack()
  await expect(control(studio, TITLE)).toHaveText(`${WORDS} More`)
  const undo = studio.getByRole('button', { name: 'Undo' })
  while (await undo.isEnabled()) await undo.click()
  await expect(studio.locator('.status')).toContainText('Saved')
  expect(project.changedFiles()).toEqual([])
})

test('a file that is opened again is read again before anybody can write in it', async ({ studio, project }) => {
  const { file } = pageWith(project, (sections) => sections.length > 3)
  await open(studio, project, file, 'name')
  const release = await hold(studio, /\/api\/file\?/)
  await studio.getByRole('link', { name: 'Facts' }).click()
  await expect(studio.getByText('Opening the file.')).toBeVisible()
  await studio.goBack()
  await expect(studio).toHaveURL(/@name$/)
  await expect(control(studio, 'name')).toBeHidden()
  release()
  await expect(control(studio, 'name')).toBeFocused()
})

test('undoes and redoes everything, to the byte', async ({ studio, project }) => {
  const { file, text } = pageWith(project, (sections) => sections.length > 3)
  await open(studio, project, file, TITLE)
  await control(studio, TITLE).fill(WORDS)
  await control(studio, 'sections/1=').press('Alt+ArrowDown')
  await control(studio, 'sections/0=').click()
  await studio.getByRole('button', { name: 'Duplicate' }).click()
  const undo = studio.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeEnabled()
  await studio.keyboard.press('Escape')
  while (await undo.isEnabled()) await studio.keyboard.press('ControlOrMeta+z')
  await expect(studio.locator('.status')).toContainText('Saved')
  await studio.keyboard.press('ControlOrMeta+Shift+z')
  await expect(control(studio, TITLE)).toHaveText(WORDS)
  await studio.keyboard.press('ControlOrMeta+z')
  await expect(studio.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  expect(project.read(file)).toBe(text)
})

test('says where a file is not YAML, and shows its form once somebody has corrected it', async ({
  studio,
  project,
}) => {
  const { file, text } = pageWith(project, (sections) => sections.length > 3)
  const lines = text.split('\n')
  project.write(file, ['path: "/unfinished', ...lines.slice(1)].join('\n'))
  await studio.goto(`${project.origin}/edit/#${file}`)
  await expect(studio.getByText(/^This file can’t be read.*Line \d+/)).toBeVisible()
  project.write(file, text)
  await expect(studio.getByRole('group', { name: 'Sections' })).toBeVisible()
})

test('shows a field that the schema does not know, and keeps it', async ({ studio, project }) => {
  const { file, text } = pageWith(project, (sections) => sections.length > 3)
  project.write(file, `${text}unknownField:\n  - {a: 1}\n`)
  await open(studio, project, file, 'unknownField')
  await expect(control(studio, 'unknownField')).toHaveValue('[{"a":1}]')
  await expect(studio.getByRole('region', { name: /to fix before you can save/ })).toBeVisible()
  await studio.getByRole('button', { name: 'Remove Unknown field' }).click()
  await save(studio)
  expect(project.read(file)).toBe(text)
})

test('keeps what was typed for a hand-over that was refused', async ({ studio, project, noise }) => {
  noise.expected.push(/422/)
  const { file, content } = pageWith(project, (sections) => sections.length > 3)
  await open(studio, project, file, 'seo/keywords/0')
  await control(studio, 'seo/keywords/0').fill(`${content.path.slice(1)} in Calgarry`)
  await save(studio)
  const handOver = studio.getByRole('button', { name: /^Hand over/ })
  const dialog = studio.getByRole('dialog', { name: 'Hand over' })
  await handOver.click()
  await expect(dialog).toContainText('They stay on this computer.')
  await dialog.getByLabel('What changed, in a few words').fill('A clearer keyword')
  await dialog.getByLabel('Your name').fill('Dana Staff')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('The site would have one problem')
  await alert.getByRole('link').click()
  await expect(dialog).toBeHidden()
  await handOver.click()
  await expect(dialog.getByLabel('What changed, in a few words')).toHaveValue('A clearer keyword')
  await expect(dialog.getByLabel('Your name')).toHaveValue('Dana Staff')
})
