// The box for a text, with its figures as chips: keys, copies, input methods, and what is inserted where the caret
// is.
import { hold } from '../../tests/browser/hold.ts'
import { control, lineWith, open, pageWithQuestions, readYaml, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

const FACTS = 'content/facts.yaml'

type Facts = Record<string, { title: string; value: string }>

test('a figure is a chip in its text; another is inserted by its title where the caret was', async ({
  studio,
  project,
}) => {
  const { visitTime } = readYaml(project, FACTS) as Facts
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  await open(studio, project, file, answer)
  await control(studio, answer).fill('Tell us. Thanks')
  for (let presses = 0; presses < ' Thanks'.length; presses += 1) await control(studio, answer).press('ArrowLeft')
  const tool = studio.getByRole('button', { name: 'Checked figure in Answer' }).first()
  await expect(tool).toHaveAttribute('aria-keyshortcuts', 'Alt+F')
  await studio.keyboard.press('Alt+f')
  const picker = studio.getByRole('dialog', { name: 'Insert a checked figure' })
  await expect(picker.getByLabel('Find')).toBeFocused()
  await picker.getByLabel('Find').fill(visitTime?.title ?? '')
  await studio.keyboard.press('Enter')
  await expect(control(studio, answer).locator('.chip')).toHaveText(visitTime?.value ?? '')
  await expect(control(studio, answer)).toBeFocused()
  await studio.keyboard.type(' now')
  await expect(control(studio, answer)).toHaveText(`Tell us.${visitTime?.value} now Thanks`)
  await studio.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => project.read(file)).toContain('Tell us.{facts.visitTime} now Thanks')
})

test('a figure that is typed becomes a chip with the button in its message, also without the focus', async ({
  studio,
  project,
}) => {
  const { visitTime } = readYaml(project, FACTS) as Facts
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  await open(studio, project, file, answer)
  await control(studio, answer).fill(`Plan ${visitTime?.value} for it.`)
  await control(studio, `${list}/0/question`).focus()
  await studio.getByRole('button', { name: `Make “${visitTime?.value}” the checked figure` }).click()
  await expect(control(studio, answer).locator('.chip')).toHaveText(visitTime?.value ?? '')
  await expect(control(studio, answer)).toBeFocused()
  await studio.keyboard.type(' or more')
  await expect.poll(() => project.draftOf(file)).toContain('Plan {facts.visitTime} or more for it.')
  await control(studio, answer).fill('It takes 99 minutes.')
  await control(studio, `${list}/0/question`).focus()
  await expect(studio.getByText(/“?99”?.*: this is a figure\. Press “Checked figure”/).last()).toBeVisible()
  const tools = studio.locator('.field-tool', {
    has: studio.getByRole('button', { name: 'Checked figure in Answer' }),
  })
  await expect(tools.first(), 'The button that the message names is in sight').toHaveCSS('opacity', '1')
})

test('a figure that is cut, pasted or dragged stays a figure, and the caret follows what was pasted', async ({
  studio,
  project,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  const box = control(studio, answer)
  await open(studio, project, file, answer)
  await box.fill('Pay {facts.visitPrice} now. ')
  await expect(box.locator('.chip')).toBeVisible()
  await studio.keyboard.type('Thanks')
  await expect.poll(() => project.draftOf(file), 'The caret stays after a chip').toContain('now. Thanks')
  await box.press('ControlOrMeta+a')
  await box.press('ControlOrMeta+x')
  await expect(box).toHaveText('')
  await studio.keyboard.type('A ')
  await box.press('ControlOrMeta+v')
  await expect.poll(() => project.draftOf(file)).toContain('A Pay {facts.visitPrice} now. Thanks')
  await studio.evaluate(() => navigator.clipboard.writeText('two\r\nlines\n\nend'))
  await box.press('Home')
  await box.press('ControlOrMeta+v')
  await studio.keyboard.type('. ')
  await expect.poll(() => project.draftOf(file)).toContain('two lines end. A Pay {facts.visitPrice} now. Thanks')
  await box.press('End')
  await box.press('ControlOrMeta+Shift+ArrowLeft')
  await box.press('ControlOrMeta+c')
  await box.press('ArrowRight')
  await box.press('ControlOrMeta+c')
  expect(await studio.evaluate(() => navigator.clipboard.readText()), 'Without a selection').toBe('Thanks')
  await box.fill('{facts.visitPrice} or more')
  await box.press('Home')
  await box.press('Shift+ArrowRight')
  const chip = await box.locator('.chip').boundingBox()
  const end = await box.boundingBox()
  if (!chip || !end) throw new Error('The text is out of view.')
  await studio.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2)
  await studio.mouse.down()
  await studio.mouse.move(end.x + end.width / 2, chip.y + 1 + chip.height / 2, { steps: 5 })
  await studio.mouse.up()
  await expect.poll(() => project.draftOf(file)).toContain(' or more{facts.visitPrice}')
})

test('cells that are pasted from a spreadsheet can be saved at once', async ({ studio, project, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  await open(studio, project, file, answer)
  await studio.evaluate(() => navigator.clipboard.writeText('Ask us.\tThanks.\u200B\n'))
  await control(studio, answer).press('ControlOrMeta+a')
  await control(studio, answer).press('ControlOrMeta+v')
  await expect(studio.locator('.status')).toContainText(/^Not saved yet.*problem/)
  await expect(studio.getByRole('heading', { name: /to fix before you can save/ })).toHaveCount(0)
  await save(studio)
  expect(lineWith(project.read(file), 'Thanks.')).toMatch(/answer: Ask us\. Thanks\.$/)
  await expect(control(studio, answer)).toHaveText('Ask us. Thanks.')
})

test('words that an input method composes go where the caret is, also after a figure', async ({
  studio,
  project,
}) => {
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  await open(studio, project, file, answer)
  await control(studio, answer).fill('Pay {facts.visitPrice}')
  const keys = await studio.context().newCDPSession(studio)
  for (const text of ['に', 'にほ', 'にほん']) {
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await expect.poll(() => project.draftOf(file)).toContain(`Pay {facts.visitPrice}${text}"`)
  }
  await keys.send('Input.insertText', { text: '日本' })
  await studio.keyboard.type('!')
  await expect.poll(() => project.draftOf(file)).toContain('Pay {facts.visitPrice}日本!"')
})

test('a key makes words bold or a link, and plain again, with the words selected', async ({ studio, project }) => {
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  const box = control(studio, answer)
  const selected = () => studio.evaluate(() => String(getSelection()))
  await open(studio, project, file, answer)
  await box.fill('Please ask us')
  await box.press('ControlOrMeta+Shift+ArrowLeft')
  for (const [key, marked] of [
    ['b', 'Please ask **us**'],
    ['i', 'Please ask *us*'],
  ] as const) {
    await box.press(`ControlOrMeta+${key}`)
    await expect(box).toHaveText(marked)
    expect(await selected()).toBe('us')
    await box.press(`ControlOrMeta+${key}`)
    await expect(box).toHaveText('Please ask us')
    expect(await selected()).toBe('us')
  }
  await studio.getByRole('button', { name: 'Link in Answer' }).first().click()
  await studio.keyboard.press('Escape')
  await expect(box).toBeFocused()
  expect(await selected(), 'Nothing was chosen').toBe('us')
  await box.press('ControlOrMeta+k')
  await studio.getByRole('dialog').getByLabel('Find', { exact: true }).fill('Contact')
  // The pages arrive from the server after the dialog has opened.
  await expect(
    studio
      .getByRole('dialog')
      .getByRole('button', { name: /^Contact/ })
      .first(),
  ).toBeVisible()
  await studio.keyboard.press('Enter')
  await expect(box).toHaveText('Please ask [us](/contact)')
  await expect.poll(selected).toBe('us')
  await box.press('ControlOrMeta+k')
  await expect(box).toHaveText('Please ask us')
  await control(studio, `${list}/0/question`).focus()
  await studio.keyboard.press('Tab')
  await expect(box, 'No button is between two texts').toBeFocused()
})

test('the caret stays where it is when a figure gets its words later', async ({ studio, project }) => {
  const { file, list } = pageWithQuestions(project)
  const answer = `${list}/0/answer`
  const release = await hold(studio, /\/api\/choices\?/)
  await open(studio, project, file, answer)
  const box = control(studio, answer)
  await box.fill('Pay {facts.visitPrice} now. ')
  await expect(box).toHaveText('Pay {facts.visitPrice} now. ')
  release()
  await expect(box.locator('.chip')).toBeVisible()
  await studio.keyboard.type('Thanks')
  await expect.poll(() => project.draftOf(file)).toContain('Pay {facts.visitPrice} now. Thanks')
})
