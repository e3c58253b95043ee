// Fails when a fact or a sign can't be added, removed or traced to its pages, or a section can't be dragged.
import { control, open, pageWith, readYaml, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

const FACTS = 'content/facts.yaml'

test('adds a fact, and undo removes it again', async ({ studio, project }) => {
  await open(studio, project, FACTS)
  await control(studio, '+').fill('Some price')
  await control(studio, '+').press('Enter')
  await control(studio, 'somePrice/value').fill('$77')
  await control(studio, 'somePrice/source').fill('A test')
  await studio.getByLabel('Review again by').fill('2031-01-31')
  await save(studio)
  expect(project.changedLines(FACTS)).toEqual([
    '+somePrice:',
    '+  title: Some price',
    '+  kind: price',
    '+  value: $77',
    '+  source: A test',
    '+  approvedBy: null',
    '+  reviewBy: 2031-01-31',
  ])
  await studio.getByRole('button', { name: 'Remove it' }).click()
  await expect(control(studio, 'somePrice')).toBeHidden()
  const undo = studio.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(control(studio, 'somePrice')).toBeVisible()
  while (await undo.isEnabled()) await undo.click()
  await expect(control(studio, 'somePrice')).toBeHidden()
  await save(studio)
  expect(project.changedFiles()).toEqual([])
})

test('a new sign begins with the words that were typed', async ({ studio, project }) => {
  await open(studio, project, 'content/urgent-signs.yaml')
  await control(studio, '+').fill('you fell')
  await control(studio, '+').press('Enter')
  await expect(control(studio, 'youFell/sign')).toHaveText('you fell')
  await expect(control(studio, 'youFell/action')).toHaveValue('ambulance')
})

test('a fact lists the places that quote it, and each leads to its field', async ({ studio, project }) => {
  const [, fact = ''] = /\{facts\.(\w+)\}/.exec(project.read('content/pages/home.yaml')) ?? []
  await open(studio, project, FACTS, `${fact}/value`)
  await studio.getByText(/^Used in \d+ place/).click()
  await studio
    .locator('.used-on')
    .getByRole('link', { name: /^Home: ./ })
    .first()
    .click()
  await expect(studio.locator('.title p')).toHaveText('/')
  await expect(studio.locator(`[role="textbox"]:focus [data-token="{facts.${fact}}"]`)).toBeVisible()
})

test('a letter that is typed after a link to a fact was followed changes no choice', async ({ studio, project }) => {
  const facts = readYaml(project, FACTS) as Record<string, { kind: string }>
  const [name = '', fact] = Object.entries(facts).find(([, { kind }]) => kind === 'price') ?? []
  await open(studio, project, FACTS, name)
  await expect(studio.locator('.main-pane :focus')).toBeVisible()
  await studio.keyboard.press('d')
  await expect(control(studio, `${name}/kind`)).toHaveValue(fact?.kind ?? '')
})

test('moves a section with the mouse, past one that is open', async ({ studio, project }) => {
  const { file, content } = pageWith(project, (sections) => sections.length > 3)
  // A drag that scrolls the form would not begin.
  await studio.setViewportSize({ width: 1280, height: 2400 })
  await open(studio, project, file)
  await control(studio, 'sections/1').locator('summary').first().click()
  const over = control(studio, 'sections/1').getByRole('textbox').first()
  await control(studio, 'sections/3=').dragTo(over)
  await save(studio)
  const { sections } = readYaml(project, file) as { sections: unknown[] }
  const [first, second, third, fourth, ...rest] = content.sections
  expect(sections).toEqual([first, fourth, second, third, ...rest])
})
