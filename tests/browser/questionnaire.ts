// Fills in a demonstration form of the local form service.
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { readQuestionnaires } from '../../hosting/forms/questionnaires.ts'
import type { Question } from '../../hosting/forms/survey-shape.ts'
import { site } from '../artifact/built.ts'
import { expect } from './fixtures.ts'

const questionnaires = readQuestionnaires(site.clinic, process.env['SITE_ORIGIN'] ?? '')

/** The pages of a form, each with its questions. The first one, about urgent signs, has none here. */
export function pagesOf(id: string): readonly (readonly Question[])[] {
  const { pages } = questionnaires.get(id)?.survey ?? { pages: [] }
  return [[], ...pages.map(({ questions }) => questions)]
}

type Form = Page | FrameLocator

/** The button that leads to the next page or to the result. */
export const next = (form: Form): Locator => form.getByRole('button', { name: /^(Next|See my result)$/ })

/** The result of the form. */
export const result = (form: Form): Locator => form.locator('[data-result]')

/** Height in px of the part of the form that its frame cuts off. */
export async function cutOff(frame: Locator): Promise<number> {
  const room = await frame.evaluate((each) => each.clientHeight)
  const body = frame.contentFrame().locator('body')
  return Math.max(0, (await body.evaluate((each) => each.scrollHeight)) - room)
}

/** Answers a page so that the form goes on, with every follow-up of the page shown. */
export async function answerPage(form: Form, questions: readonly Question[]): Promise<void> {
  if (questions.length === 0) await choose(form, 'None of these')
  for (const question of questions) {
    const followUps = questions.flatMap(({ when }) => (when?.question === question.name ? when.is : []))
    const group = groupOf(form, question)
    // A follow-up to an answer that was not given.
    if ((await group.count()) === 0) continue
    for (const answer of followUps.length > 0 ? followUps : [leadingOn(question)]) await choose(group, answer)
  }
}

/** Chooses an answer with the space bar. A click could miss, because Playwright does not see that the frame moves. */
async function choose(within: Form | Locator, answer: string): Promise<void> {
  const control = within.getByLabel(answer, { exact: true })
  if (!(await control.isChecked())) await control.press('Space')
  await expect(control).toBeChecked()
}

const groupOf = (form: Form, { name }: Question) => form.locator(`[data-name="${name}"]`)

/** The control of an answer after which the form goes on. */
export function leadingControl(form: Form, question: Question): Locator {
  return groupOf(form, question).getByLabel(leadingOn(question), { exact: true })
}

function leadingOn({ several, answers }: Question): string {
  if (several) return 'None of these'
  return answers.find(({ result: name, help }) => !name && !help)?.text ?? ''
}
