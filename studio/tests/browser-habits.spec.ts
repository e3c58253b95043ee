// What a browser does by itself with a click, a key and Back still happens in the studio.
import { control, open, pageWithQuestions } from './form-parts.ts'
import { expect, test } from './studio.ts'

const FACTS = 'content/facts.yaml'

test('a link on the live page opens elsewhere with a key or the middle button, and words can be copied', async ({
  studio,
  project,
  context,
}) => {
  const { file } = pageWithQuestions(project)
  await open(studio, project, file)
  const page = studio.frameLocator('iframe')
  const link = page.locator('main a[href^="/"]').first()
  const address = new URL((await link.getAttribute('href')) ?? '', project.origin).href
  for (const way of [{ modifiers: ['ControlOrMeta'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click(way as object)])
    await expect(tab).toHaveURL(address)
    await tab.close()
  }
  await control(studio, 'sections/0').locator('summary').first().focus()
  const title = page.locator('main h1')
  await expect(title).toBeInViewport()
  const words = await title.boundingBox()
  if (!words) throw new Error('The title is out of view.')
  await studio.mouse.move(words.x + 2, words.y + words.height / 2)
  await studio.mouse.down()
  await studio.mouse.move(words.x + 60, words.y + words.height / 2, { steps: 5 })
  await studio.mouse.up()
  const selected = () => page.locator('body').evaluate(() => String(getSelection()))
  await expect.poll(selected).not.toBe('')
  expect(await title.textContent()).toContain(await selected())
  await expect(studio.locator('iframe'), 'A key copies the words').toBeFocused()
  // Without a key, a link leads to its field.
  await link.click()
  await expect(studio.locator('main [id^="field/"]:focus')).toBeVisible()
})

test('a click on a label leads to its words, and one beside them leaves the keys that scroll', async ({
  studio,
  project,
}) => {
  const { file, list } = pageWithQuestions(project)
  await studio.setViewportSize({ width: 1280, height: 500 })
  await open(studio, project, file, `${list}/0/question`)
  await studio.getByText('Answer', { exact: true }).first().click()
  await expect(control(studio, `${list}/0/answer`)).toBeFocused()
  const form = studio.locator('.file-scroll')
  await form.evaluate((element) => element.scrollTo(0, 0))
  await form.click({ position: { x: 3, y: 3 } })
  await studio.keyboard.press('PageDown')
  await expect.poll(() => form.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
})

test('keys in a search are those of the search', async ({ studio, project }) => {
  await open(studio, project, FACTS, 'visitTime/value')
  await control(studio, 'visitTime/value').fill('50 minutes')
  const name = studio.getByLabel('Your name, to approve')
  await name.pressSequentially('Ari')
  await name.press('ControlOrMeta+z')
  await expect(name).toHaveValue('')
  await expect(control(studio, 'visitTime/value')).toHaveText('50 minutes')
  const { file, list } = pageWithQuestions(project)
  await open(studio, project, file, `${list}/0/answer`)
  await control(studio, `${list}/0/answer`).press('Alt+f')
  const find = studio.getByRole('dialog').getByLabel('Find')
  await find.fill('visit')
  await find.press('Shift+ArrowUp')
  await expect(find).toBeFocused()
  expect(
    await find.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
  ).toEqual([0, 5])
  await find.press('ArrowDown')
  await expect(studio.getByRole('dialog').getByRole('button').first()).toBeFocused()
  await studio.evaluate(() => history.back())
  await expect(studio.getByRole('dialog')).toHaveCount(0)
})

test('a link to a problem opens in a new tab, and Back leads out of a dialog', async ({
  studio,
  project,
  context,
}) => {
  const { file, list } = pageWithQuestions(project)
  await open(studio, project, file, 'name')
  await control(studio, 'name').fill('')
  const problem = studio
    .getByRole('region', { name: /to fix before you can save/ })
    .getByRole('link')
    .first()
  const [tab] = await Promise.all([context.waitForEvent('page'), problem.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL(new RegExp(`#${file}@name$`))
  await tab.close()
  await expect(problem).toBeFocused()
  await studio.goto(`${project.origin}/edit/#${file}@${list}/0/question`)
  await studio.getByRole('button', { name: 'Help' }).click()
  await expect(studio.getByRole('dialog')).toBeVisible()
  await studio.evaluate(() => history.back())
  await expect(studio.getByRole('dialog')).toHaveCount(0)
  await expect(control(studio, 'name')).toBeFocused()
})

test('a key after a click on a picture moves no point, and a switch that is pressed twice is as it was', async ({
  studio,
  project,
}) => {
  await open(studio, project, 'content/images.yaml')
  await studio.locator('.disclosure > summary').first().click()
  await studio.locator('.point-picture').click({ position: { x: 20, y: 20 } })
  const points = () =>
    studio.getByRole('slider').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const before = await points()
  await studio.keyboard.press('Space')
  expect(await points()).toEqual(before)
  await studio.getByRole('button', { name: 'Discard' }).click()
  await open(studio, project, pageWithQuestions(project).file, 'seo/noIndex')
  for (const state of ['Not saved yet', 'Saved']) {
    await control(studio, 'seo/noIndex').press('Space')
    await expect(studio.locator('.status')).toContainText(state)
  }
})

test('an address that somebody has typed wrong opens the first file', async ({ studio, project }) => {
  await studio.goto(`${project.origin}/edit/#50%`)
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
})
