// The first five tasks of staff with the keyboard alone.
import type { Page } from '@playwright/test'
import { control, open, pageWithQuestions, readYaml } from './form-parts.ts'
import { expect, test } from './studio.ts'

const CLINIC = 'content/clinic.yaml'
const FACTS = 'content/facts.yaml'

/** Presses Tab until the focus is where `selector` says. */
async function tabTo(studio: Page, selector: string, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if ((await studio.locator(`${selector}:focus`).count()) > 0) return
    await studio.keyboard.press('Tab')
  }
  throw new Error(`${most} times Tab does not lead to ${selector}.`)
}

/** Types words into Find, and opens the place that the words lead to: `path` is its field. */
async function find(studio: Page, words: string, file: string, path: string): Promise<void> {
  await tabTo(studio, '.menu-head input')
  await studio.keyboard.type(words)
  const link = `a[href="#${file}@${path}"]`
  await expect(studio.locator(link)).toBeVisible()
  await tabTo(studio, link)
  await studio.keyboard.press('Enter')
  await expect(studio.locator(`[id="field/${path}"]:focus`)).toBeVisible()
}

async function saveByKey(studio: Page): Promise<void> {
  await studio.keyboard.press('ControlOrMeta+s')
  await expect(studio.locator('.status')).toContainText(/^Saved/)
}

test('a sentence, and a new question after it', async ({ studio, project }) => {
  const { file, list, items } = pageWithQuestions(project)
  await open(studio, project, file)
  await find(studio, items[0]?.question ?? '', file, `${list}/0/question`)
  await studio.keyboard.press('ControlOrMeta+End')
  await studio.keyboard.type(' Ask us')
  await tabTo(studio, `[id="field/${list}+"]`)
  await studio.keyboard.press('Enter')
  await expect(control(studio, `${list}/${items.length}/question`)).toBeFocused()
  await studio.keyboard.type('May I bring somebody?')
  await tabTo(studio, `[id="field/${list}/${items.length}/answer"]`)
  await studio.keyboard.type('Yes.')
  await saveByKey(studio)
  const lines = project.changedLines(file)
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('Ask us')
  expect(lines.slice(2).map((line) => line.replace(/^\+\s*(?:- )?/, ''))).toEqual([
    'question: May I bring somebody?',
    'answer: Yes.',
  ])
})

test('a price', async ({ studio, project }) => {
  const { visitPrice } = readYaml(project, FACTS) as Record<string, { title: string; value: string }>
  await open(studio, project, CLINIC)
  await find(studio, visitPrice?.title ?? '', FACTS, 'visitPrice/value')
  await studio.keyboard.press('ControlOrMeta+a')
  await studio.keyboard.type('$6')
  await saveByKey(studio)
  expect(project.changedLines(FACTS)).toEqual([`-  value: ${visitPrice?.value}`, '+  value: $6'])
})

test('the hours, and the id of a form', async ({ studio, project }) => {
  const { openingHours, forms } = readYaml(project, CLINIC) as {
    openingHours: { closes: string }[]
    forms: { ids: Record<string, string> }
  }
  const [[key = '', id = ''] = []] = Object.entries(forms.ids)
  await open(studio, project, CLINIC)
  await find(studio, 'opening hour closes', CLINIC, 'openingHours/0/closes')
  await studio.keyboard.press('ArrowUp')
  await tabTo(studio, '[id="field/forms"] > summary')
  await studio.keyboard.press('Enter')
  await expect(control(studio, `forms/ids/${key}`)).toBeVisible()
  await tabTo(studio, `[id="field/forms/ids/${key}"]`)
  await studio.keyboard.press('End')
  await studio.keyboard.type('-2')
  await saveByKey(studio)
  const [hour = 0, minutes] = openingHours[0]?.closes.split(':') ?? []
  expect(project.changedLines(CLINIC)).toEqual([
    `-    closes: ${openingHours[0]?.closes}`,
    `+    closes: ${Number(hour) + 1}:${minutes}`,
    `-    ${key}: ${id}`,
    `+    ${key}: ${id}-2`,
  ])
})

test('keys are found by their place on a Cyrillic keyboard, and with Option on a Mac', async ({
  studio,
  project,
}) => {
  const { file, list, text } = pageWithQuestions(project)
  await open(studio, project, file, `${list}/0/answer`)
  const keys = await studio.context().newCDPSession(studio)
  const press = (held: number, key: string, code: string) =>
    keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', modifiers: held, key, code })
  const [alt, control_, shift] = [1, 2, 8]
  await control(studio, `${list}/0/answer`).fill('Ask us.')
  await press(control_, 'я', 'KeyZ')
  await expect(studio.locator('.status')).toContainText(/^Saved/)
  await press(control_ | shift, 'Я', 'KeyZ')
  await expect(control(studio, `${list}/0/answer`)).toHaveText('Ask us.')
  await press(control_, 'ы', 'KeyS')
  await expect(studio.locator('.status')).toContainText(/^Saved/)
  expect(project.read(file)).not.toBe(text)
  expect(project.changedLines(file)).toContainEqual(expect.stringMatching(/^\+.*answer: Ask us\.$/))
  await press(alt, 'ƒ', 'KeyF')
  await expect(studio.getByRole('dialog', { name: 'Insert a checked figure' })).toBeVisible()
})
