// What SurveyJS makes of the questionnaire: where each answer leads.
import { Model } from 'survey-core'
import { expect, test } from 'vitest'
import { readClinic } from './content.ts'
import { questionnaire } from './questionnaire.ts'

const open = () => new Model(questionnaire(readClinic()))

test('an urgent answer shows 911, 9-8-8 and 811 at once, and ends the form with them', () => {
  const form = open()
  expect(form.getQuestionByName('help')?.isVisible).toBe(false)
  form.setValue('urgent', 1)
  expect(form.getQuestionByName('help')?.isVisible).toBe(true)
  form.nextPage()
  expect(form.state).toBe('completed')
  for (const number of ['911', '988', '811']) expect(form.processedCompletedHtml).toContain(`tel:${number}`)
  expect(form.processedCompletedHtml).toContain('Call 911 now')
})

test('every other answer leads on, to a result that says that it is a demonstration', () => {
  const form = open()
  for (const page of form.visiblePages) {
    expect(form.currentPage, page.title).toBe(page)
    for (const question of page.questions) form.setValue(question.name, 0)
    if (form.isLastPage) form.completeLastPage()
    else form.nextPage()
  }
  expect(form.state).toBe('completed')
  expect(form.processedCompletedHtml).toContain('That was a demonstration')
  expect(form.processedCompletedHtml).toContain('Nothing you chose was saved or sent.')
})
