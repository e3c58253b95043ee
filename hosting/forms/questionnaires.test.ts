// Every demonstration questionnaire in the form engine: it is valid, starts with urgent signs, and can be finished.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConditionRunner, Model, type PageModel, type Question } from 'survey-core'
import { describe, expect, it } from 'vitest'
import { readClinic } from './clinic.ts'
import { readQuestionnaires } from './questionnaires.ts'

const clinic = readClinic()
const questionnaires = readQuestionnaires(clinic)
const keyOf = new Map(Object.entries(clinic.forms.ids).map(([key, id]) => [id, key]))
const questionnairesByKey = [...questionnaires].map(
  ([id, questionnaire]) => [keyOf.get(id) ?? id, questionnaire] as const,
)

/** Every SurveyJS expression in a definition. */
function expressionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, each]) =>
    typeof each === 'string' && ['visibleIf', 'expression'].includes(field) ? [each] : expressionsOf(each),
  )
}

/** Questions and the values that an expression compares them with: `{name} = 'a'`, `{name} anyof ['a', 'b']`. */
function comparisonsIn(expression: string): [name: string, value: string][] {
  return [...expression.matchAll(/\{(\w+)\} (?:=|<>|anyof|contains) (\[[^\]]*\]|'[^']*')/g)].flatMap(
    ([, name = '', values = '']) =>
      [...values.matchAll(/'([^']*)'/g)].map(([, value = '']): [string, string] => [name, value]),
  )
}

const advicePages = (model: Model) =>
  model.pages.filter(({ name, isVisible }) => name.startsWith('advice-') && isVisible)

function choicesOf(question: Question | null): unknown[] {
  return ((question?.['choices'] ?? []) as { value: unknown }[]).map(({ value }) => value)
}

/** Answers to try, in the order of the form. */
function candidates(question: Question): unknown[] {
  const values = choicesOf(question)
  switch (question.getType()) {
    case 'checkbox':
      return question.name === 'consent'
        ? [values]
        : question['showNoneItem']
          ? [['none']]
          : values.map((value) => [value])
    case 'radiogroup':
      return values
    case 'rating':
      return [4]
    case 'comment':
      return ['Nothing else']
    default:
      return (
        {
          date: ['2019-05-04', '1990-05-04'],
          number: [question['min'] ?? 20, 100],
          email: ['name@example.ca'],
          tel: ['403 555 0100'],
        }[String(question['inputType'])] ?? ['Sample']
      )
  }
}

function answerKeepsFormOpen(model: Model, question: Question, value: unknown): boolean {
  question.value = value
  return advicePages(model).length === 0
}

/** Answers every question of a page so that no answer ends the form. */
function answerPage(model: Model, page: PageModel): void {
  // An answer may show further questions, so each round looks for the next one again.
  for (let question = nextQuestion(); question; question = nextQuestion()) {
    const canGoOn = candidates(question).some((value) => answerKeepsFormOpen(model, question, value))
    if (!canGoOn) throw new Error(`Every answer to ${question.name} ends the form.`)
  }
  function nextQuestion(): Question | undefined {
    return page.questions.find(
      (question) => question.isVisible && question.getType() !== 'html' && question.isEmpty(),
    )
  }
}

describe.each(questionnairesByKey)('the questionnaire %s', (_key, { definition, title }) => {
  it('is valid for the form engine, and names each question once', () => {
    const model = new Model(definition)
    expect(model.jsonErrors ?? []).toEqual([])
    const names = model.getAllQuestions().map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(title).not.toBe('')
  })

  it('has conditions only on questions and answers that exist', () => {
    const model = new Model(definition)
    for (const expression of expressionsOf(definition)) {
      for (const variable of new ConditionRunner(expression).getVariables())
        expect(model.getQuestionByName(variable), `${variable} in ${expression}`).not.toBeNull()
      for (const [name, value] of comparisonsIn(expression)) {
        const question = model.getQuestionByName(name)
        const values = choicesOf(question).map(String)
        expect([...values, ...(question?.['showNoneItem'] ? ['none'] : [])], `${name} in ${expression}`).toContain(
          value,
        )
      }
    }
  })

  it('ends with advice after each urgent sign, before any other question', () => {
    const model = new Model(definition)
    const signs = model.getQuestionByName('urgentSigns')['choices'] as { value: string }[]
    expect(signs).not.toEqual([])
    for (const { value } of signs) {
      model.clear()
      model.setValue('urgentSigns', [value])
      model.nextPage()
      expect(model.currentPage.name).toMatch(/^advice-/)
      expect(model.isLastPage).toBe(true)
    }
  })

  it('can be finished with answers that need no advice', () => {
    const model = new Model(definition)
    for (let steps = 0; model.state === 'running' && steps < 20; steps++) {
      answerPage(model, model.currentPage)
      const hasAdvanced = model.isLastPage ? model.completeLastPage() : model.nextPage()
      expect(hasAdvanced, model.currentPage?.title).toBe(true)
    }
    expect(model.state).toBe('completed')
    expect(model.processedCompletedHtml).toContain('Demonstration: nothing you enter is stored or sent.')
  })
})

it('has a questionnaire for every form of the clinic', () => {
  expect(new Set(questionnaires.keys())).toEqual(new Set(Object.values(clinic.forms.ids)))
})

it('names the file to write for a form key without a questionnaire', () => {
  const forms = { ...clinic.forms, ids: { ...clinic.forms.ids, podiatry: 'sb-feet-1a2b' } }
  expect(() => readQuestionnaires({ ...clinic, forms })).toThrow(/podiatry\.yaml/)
})

it('names file, line and field of each mistake in a questionnaire', () => {
  const folder = mkdtempSync(join(tmpdir(), 'surveys-'))
  cpSync(new URL('./surveys/', import.meta.url), folder, { recursive: true })
  const file = join(folder, 'tmj.yaml')
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('- history', '- histori')
      .replace('name: howLong', 'name: How-Long')
      .replace('advice: in-person', 'advice: inperson'),
  )
  expect(() => readQuestionnaires(clinic, folder)).toThrow(/tmj\.yaml:\d+ {2}steps\.\d+\n.*"histori".*Did you mean/)
  expect(() => readQuestionnaires(clinic, folder)).toThrow(/tmj\.yaml:\d+ {2}steps[.\w]+\n.*camelCase/)
  expect(() => readQuestionnaires(clinic, folder)).toThrow(/tmj\.yaml:\d+ {2}steps[.\w]+advice\n.*"inperson"/)
  rmSync(folder, { recursive: true })
})
