// Every demonstration questionnaire in the form engine: it is short, and every path ends with one of three results.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Model } from 'survey-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMONSTRATION_RESULT } from './compose.ts'
import { readClinic } from './content.ts'
import { readQuestionnaires } from './questionnaires.ts'
import { richHtml } from './rich-html.ts'

const clinic = readClinic()
const siteOrigin = 'http://localhost:3000'
const questionnaires = readQuestionnaires(clinic, siteOrigin)
const keyOf = new Map(Object.entries(clinic.forms.ids).map(([key, id]) => [id, key]))
const questionnairesByKey = [...questionnaires].map(
  ([id, questionnaire]) => [keyOf.get(id) ?? id, questionnaire] as const,
)

const modelOf = (key: string) => new Model(questionnaires.get(clinic.forms.ids[key] ?? '')?.definition)

/** Goes on from the page that is shown. */
function goOn(model: Model): void {
  if (model.isLastPage) model.completeLastPage()
  else model.nextPage()
}

/** The name of the result in its HTML. */
const nameOf = (html: string) => /data-result="(\w+)"/.exec(html)?.[1]

describe.each(questionnairesByKey)('the questionnaire %s', (_key, { definition, survey }) => {
  const questions = survey.pages.flatMap((page) => page.questions)
  const urgentSigns = Object.entries(survey.urgent).flatMap(([help, signs]) => signs.map(() => help))
  const leadingOn = {
    urgentSigns: ['none'],
    ...Object.fromEntries(
      questions.map(({ name, several, answers }) => {
        const index = answers.findIndex(({ result, help }) => !result && !help)
        return [name, several ? ['none'] : `answer${index}`]
      }),
    ),
  }

  /** The answers after which a follow-up is asked. */
  function answersBefore(when: (typeof questions)[number]['when']): Record<string, string | string[]> {
    const asked = when && questions.find(({ name }) => name === when.question)
    if (!asked) return {}
    const value = `answer${asked.answers.findIndex(({ text }) => when.is.includes(text))}`
    return { [asked.name]: asked.several ? [value] : value }
  }

  it('has at most 10 questions on at most 4 pages', () => {
    const model = new Model(definition)
    expect(model.jsonErrors ?? []).toEqual([])
    expect(model.pages.length).toBeLessThanOrEqual(4)
    expect(model.getAllQuestions().filter((question) => question.getType() !== 'html').length).toBeLessThanOrEqual(10)
  })

  it('ends with "fits an online start", and says that it is a demonstration', () => {
    const model = new Model(definition)
    model.data = leadingOn
    model.visiblePages.forEach(() => goOn(model))
    const html = model.processedCompletedHtml
    expect(model.state).toBe('completed')
    expect(nameOf(html)).toBe('fits')
    expect(html).toContain(DEMONSTRATION_RESULT)
    expect(html).toContain('tel:')
  })

  it('ends with help after the first page for each urgent sign, and shows the help at once', () => {
    expect(urgentSigns).toContain('emergency')
    const model = new Model(definition)
    for (const [index, help] of urgentSigns.entries()) {
      model.clear()
      model.setValue('urgentSigns', [`answer${index}`])
      expect(model.getQuestionByName(`urgentSigns-${help}`).isVisible).toBe(true)
      model.nextPage()
      expect(model.state).toBe('completed')
      expect(nameOf(model.processedCompletedHtml)).toBe('notThisForm')
      expect(model.processedCompletedHtml).toMatch(/tel:(911|811|988)/)
    }
  })

  it('ends at once after each answer with a result, with the reason and what to do next', () => {
    const model = new Model(definition)
    for (const { name, several, when, answers } of questions)
      for (const [index, answer] of answers.entries()) {
        if (!answer.result && !answer.help) continue
        model.clear()
        model.data = { ...leadingOn, ...answersBefore(when), [name]: several ? [`answer${index}`] : `answer${index}` }
        model.currentPage = model.getQuestionByName(name).page
        goOn(model)
        expect(model.state, `${name}: ${answer.text}`).toBe('completed')
        const html = model.processedCompletedHtml
        expect(nameOf(html), `${name}: ${answer.text}`).toBe(answer.result ?? 'notThisForm')
        expect(html).toContain(DEMONSTRATION_RESULT)
        expect(html).toMatch(/tel:(911|811|988)/)
        expect(html).toContain(richHtml(answer.because ?? '', siteOrigin))
      }
  })
})

it('shows the most urgent help when several answers end the form', () => {
  const model = modelOf('acneSkinCare')
  model.setValue('urgentSigns', ['answer5', 'answer0'])
  model.nextPage()
  expect(model.processedCompletedHtml).toContain('get help now')
})

it('forgets the answer to a follow-up that is no longer asked', () => {
  const model = modelOf('weightLoss')
  model.setValue('bmi', 'answer1')
  model.setValue('related', 'answer1')
  model.setValue('bmi', 'answer0')
  expect(model.getValue('related')).toBeUndefined()
})

it('has a questionnaire for every form of the clinic', () => {
  expect(new Set(questionnaires.keys())).toEqual(new Set(Object.values(clinic.forms.ids)))
})

it('names the file to write for a form key without a questionnaire', () => {
  const forms = { ...clinic.forms, ids: { ...clinic.forms.ids, podiatry: 'sb-feet-1a2b' } }
  expect(() => readQuestionnaires({ ...clinic, forms }, siteOrigin)).toThrow(/podiatry\.yaml/)
})

describe('a mistake in a questionnaire is reported with file, line, field and remedy:', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'surveys-'))
    cpSync(new URL('./surveys/', import.meta.url), folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** The clinic with one form, because reading all questionnaires takes long. */
  const withForm = (key: string) => ({ ...clinic, forms: { ...clinic.forms, ids: { [key]: 'sb-one-1a2b' } } })
  const question = (name: string) =>
    `      - { name: ${name}, ask: Is this one question too many?, answers: [One answer, Another] }\n`

  /** Mistake, file, how to make it, and what the message says. */
  const mistakes: [string, string, (text: string) => string, RegExp][] = [
    [
      'an 11th question',
      'hairLoss',
      (text) => text.replace('  - title: Your hair', `${question('more')}  - title: Your hair`),
      /hairLoss\.yaml:\d+ {2}pages\.2\.questions\.2\n.*has 11 questions.*10 is the most\. Remove 1/,
    ],
    [
      'a 5th page',
      'tmj',
      (text) => text.replace('next:', `  - title: One more\n    questions:\n${question('more')}next:`),
      /tmj\.yaml:\d+ {2}pages\.3\n.*has 5 pages.*4 is the most.*Move the questions/,
    ],
    [
      'a result that does not exist',
      'tmj',
      (text) => text.replace('result: callFirst', 'result: maybe'),
      /tmj\.yaml:\d+ {2}pages[.\w]+result\n.*Write one of: callFirst, notThisForm/,
    ],
    [
      'no answer that leads to "call us first"',
      'tmj',
      (text) => text.replace('      - adult\n', '').replaceAll('result: callFirst', 'result: notThisForm'),
      /tmj\.yaml:\d+ {2}pages\n.*No answer leads to the result "callFirst"/,
    ],
    [
      'a question after which nobody fits',
      'tmj',
      (text) => text.replace("          - 'No'\n", ''),
      /tmj\.yaml:\d+ {2}pages[.\w]+answers\n.*nobody reaches "fits an online start"/,
    ],
    [
      'a result without a reason',
      'tmj',
      (text) => text.replace(/\n *because: .*/, ''),
      /tmj\.yaml:\d+ {2}pages[.\w]+because\n.*reason/,
    ],
    [
      'no urgent signs that need 911',
      'tmj',
      (text) => text.replace(/ {2}emergency:\n( {4}- .*\n)+/, ''),
      /tmj\.yaml:\d+ {2}urgent\n.*under `emergency`/,
    ],
    [
      'help that does not exist',
      'tmj',
      (text) => text.replace('emergency:', 'emergensy:'),
      /tmj\.yaml:\d+ {2}urgent\n.*"emergensy".*Did you mean/,
    ],
    [
      'a shared question that does not exist',
      'tmj',
      (text) => text.replace('- adult', '- adul'),
      /tmj\.yaml:\d+ {2}pages.*\n.*"adul".*Did you mean/,
    ],
    [
      'a follow-up to an unknown question',
      'tmj',
      (text) => text.replace('question: symptoms', 'question: symptom'),
      /tmj\.yaml:\d+ {2}pages[.\w]+when\.question\n.*"symptom".*Did you mean/,
    ],
    [
      'a follow-up to an unknown answer',
      'tmj',
      (text) => text.replace("is: ['Clicking", "is: ['Klicking"),
      /tmj\.yaml:\d+ {2}pages[.\w]+when\.is\n.*"Klicking or grating" is no answer/,
    ],
    [
      'two questions with one name',
      'tmj',
      (text) => text.replace('name: howLong', 'name: clickPain'),
      /tmj\.yaml:\d+ {2}pages[.\w]+name\n.*another name/,
    ],
    [
      'a fourth result',
      'shared/results',
      (text) => text.replace('help:', 'perhaps:\n  name: Perhaps\n  text: [Nobody knows what comes next.]\nhelp:'),
      /results\.yaml:\d+ {2}perhaps\n.*not known here/,
    ],
    [
      'a missing result',
      'shared/results',
      (text) => text.replace('callFirst:', 'callLater:'),
      /results\.yaml:\d+ {2}callFirst\n.*missing/,
    ],
  ]

  it.each(mistakes)('%s', (_mistake, name, breakIt, expected) => {
    const file = join(folder, `${name}.yaml`)
    const text = readFileSync(file, 'utf8')
    const broken = breakIt(text)
    expect(broken).not.toBe(text)
    writeFileSync(file, broken)
    const read = () => readQuestionnaires(withForm(name.startsWith('shared/') ? 'tmj' : name), siteOrigin, folder)
    expect(read).toThrow(expected)
  })
})
