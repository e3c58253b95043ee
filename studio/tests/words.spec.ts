// What staff read: titles instead of names of the code, words that are found, what is announced.
import { hold } from '../../tests/browser/hold.ts'
import { control, open, pageWith, readYaml, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

const FACTS = 'content/facts.yaml'
const CLINIC = 'content/clinic.yaml'

type Facts = Record<string, { title: string; value: string; approvedBy: string | null }>

test('places of earlier words are gone while the next words are looked for', async ({ studio, project }) => {
  await open(studio, project, CLINIC)
  const find = studio.getByLabel('Find', { exact: true })
  const places = studio.getByRole('list', { name: 'Texts with these words' }).getByRole('link')
  await find.fill('opening hour 1, opens')
  await expect(studio.getByRole('status').filter({ hasText: /^1 place$/ })).toBeVisible()
  const release = await hold(studio, /\/api\/find\?name=th$/)
  await find.fill('th')
  await expect(studio.getByRole('status').filter({ hasText: 'Searching' })).toBeVisible()
  await expect(places).toHaveCount(0)
  release()
  await expect(studio.getByRole('status').filter({ hasText: /^The first 40 of \d+ places$/ })).toBeVisible()
  await expect(places).toHaveCount(40)
})

test('facts that nobody approved are listed, and approved there', async ({ studio, project }) => {
  const facts = Object.entries(readYaml(project, FACTS) as Facts).filter(([, { approvedBy }]) => approvedBy === null)
  const [[name = '', fact] = []] = facts
  await open(studio, project, FACTS)
  await studio.getByLabel('Not approved').check()
  await studio.getByLabel('Your name, to approve').fill('Dr. R. Lee')
  await studio.getByRole('button', { name: `Approve: ${fact?.title}`, exact: true }).click()
  await expect(control(studio, name)).toBeHidden()
  await expect(studio.getByText(`Not approved (${facts.length - 1})`)).toBeVisible()
  await save(studio)
  expect(project.changedLines(FACTS)).toEqual(['-  approvedBy: null', '+  approvedBy: Dr. R. Lee'])
  await studio.getByRole('button', { name: 'Hand over (1)' }).click()
  await expect(studio.getByRole('dialog').locator('del')).toHaveText('Nobody yet')
  await studio.keyboard.press('Escape')
  await studio.getByLabel('Not approved').uncheck()
  await control(studio, name).locator('summary').click()
  await control(studio, `${name}/value`).fill('72 hours')
  const question = studio.getByText(/^Where does the change come from\?/)
  await expect(question).toBeVisible()
  await expect(control(studio, `${name}/approvedBy`)).toHaveText('')
  await control(studio, `${name}/source`).fill('Another source')
  await expect(question).toBeHidden()
  await control(studio, `${name}/source`).fill('the clinic')
  await control(studio, `${name}/value`).fill(fact?.value ?? '')
  await expect(control(studio, `${name}/approvedBy`)).toHaveText('Dr. R. Lee')
  await expect(question).toBeHidden()
})

test('no name of the code is on a page of facts, a page of the site, the pictures or the clinic', async ({
  studio,
  project,
}) => {
  const { file } = pageWith(project, (sections) => sections.length > 3)
  for (const each of [FACTS, file, 'content/images.yaml', CLINIC, 'content/urgent-signs.yaml']) {
    await open(studio, project, each)
    const closed = studio.locator('.disclosure:not([open]) > summary')
    for (let count = Math.min(4, await closed.count()); count > 0; count -= 1) await closed.first().click()
    const words = (await studio.locator('main').ariaSnapshot()).replaceAll(/\/url: .*/g, '')
    expect(words.match(/\S*(?:\.yaml|content\/|\{facts|\{clinic|\b[a-z]+[A-Z][a-z]+)\S*/g), each).toBeNull()
    await expect(studio.getByText(/^(Anchor|Drawing name|Half of the page|Provider)$/)).toHaveCount(0)
  }
})

test('the title names the open page, and moves, removals and undo are announced', async ({ studio, project }) => {
  const { file } = pageWith(project, (sections) => sections.length > 3)
  const { name } = readYaml(project, file) as { name: string }
  await open(studio, project, file)
  await expect(studio).toHaveTitle(`${name} – Edit the website`)
  const said = studio.getByRole('status')
  await control(studio, 'sections/1=').press('Alt+ArrowDown')
  await expect(said.filter({ hasText: /^Moved to position 3 of \d+: ./ })).toBeAttached()
  await control(studio, 'sections/2=').click()
  await studio.locator('.menu:popover-open').getByRole('button', { name: 'Remove' }).click()
  await expect(said.filter({ hasText: /^Removed: .*Undo brings it back\.$/ })).toBeAttached()
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect(said.filter({ hasText: /^Undone: ./ })).toBeAttached()
})

test('a key leads past the list, and into the form of a page that is chosen from it', async ({ studio, project }) => {
  const { file } = pageWith(project, (sections) => sections.length > 3)
  await open(studio, project, file)
  await studio.keyboard.press('Tab')
  await expect(studio.getByRole('button', { name: 'Skip to the open file' })).toBeFocused()
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('heading', { level: 1 })).toBeFocused()
  await studio.keyboard.press('Control+Shift+F')
  await expect(studio.getByLabel('Find', { exact: true })).toBeFocused()
  const release = await hold(studio, /\/api\/file\?/)
  await studio.getByRole('link', { name: 'Clinic', exact: true }).press('Enter')
  await expect(studio.getByRole('main'), 'The list keeps no key while the file is read').toBeFocused()
  release()
  await expect(studio.getByRole('heading', { level: 1, name: 'Clinic' })).toBeFocused()
})

test('at 200 % the list and the form are in view by turns, and Save always is', async ({ studio, project }) => {
  await studio.setViewportSize({ width: 640, height: 400 })
  await open(studio, project, CLINIC, 'phone')
  await expect(control(studio, 'phone')).toBeInViewport({ ratio: 1 })
  await expect(studio.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
  const list = await studio.locator('.menu-groups').boundingBox()
  expect(list?.height).toBeGreaterThan(200)
  expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
})

test('a picture is replaced where a page shows it', async ({ studio, project }) => {
  const { file, content } = pageWith(project, (sections) => 'picture' in (sections[0] ?? {}))
  const [first] = content.sections
  const at = typeof first?.['picture'] === 'string' ? 'sections/0/picture' : 'sections/0/picture/image'
  await open(studio, project, file, at)
  await studio.getByRole('button', { name: /^Replace the picture/ }).click()
  const dialog = studio.getByRole('dialog', { name: /^Replace the picture/ })
  await expect(dialog.getByLabel(/What the picture shows/)).not.toHaveValue('')
  await expect(dialog).toContainText('Change it if the new one shows something else.')
  await expect(dialog).toContainText(/It is used in \d+ place/)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveCount(0)
})
