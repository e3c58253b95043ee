// Every demonstration questionnaire as the form engine sees it: sound, safe first, and possible to finish.
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
const all = [...questionnaires].map(([id, questionnaire]) => [keyOf.get(id) ?? id, questionnaire] as const)

/** Every expression of a definition with the field it stands in. */
function expressionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, each]) =>
    typeof each === 'string' && ['visibleIf', 'expression'].includes(field) ? [each] : expressionsOf(each),
  )
}

/** Values that an expression compares a question with: `{name} = 'a'`, `{name} anyof ['a', 'b']`. */
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

/** Answers to try, the mildest first. */
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

function answerPage(model: Model, page: PageModel): void {
  // An answer may bring further questions, so the list is read anew each time.
  for (let open = next(); open; open = next()) {
    const question = open
    const good = candidates(question).find((value) => {
      question.value = value
      return advicePages(model).length === 0
    })
    if (good === undefined) throw new Error(`Every answer to ${question.name} ends the form.`)
  }
  function next(): Question | undefined {
    return page.questions.find(
      (question) => question.isVisible && question.getType() !== 'html' && question.isEmpty(),
    )
  }
}

describe.each(all)('the questionnaire %s', (_key, { definition, title }) => {
  it('is sound for the engine, and names each question once', () => {
    const model = new Model(definition)
    expect(model.jsonErrors ?? []).toEqual([])
    const names = model.getAllQuestions().map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(title).not.toBe('')
  })

  it('asks in its conditions only for questions and answers that exist', () => {
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

  it('ends with advice on each urgent sign, before anything else is asked', () => {
    const signs = new Model(definition).getQuestionByName('urgentSigns')['choices'] as { value: string }[]
    for (const { value } of signs) {
      const model = new Model(definition)
      model.setValue('urgentSigns', [value])
      model.nextPage()
      expect(model.currentPage.name).toMatch(/^advice-/)
      expect(model.isLastPage).toBe(true)
    }
  })

  it('can be finished by somebody whom it fits', () => {
    const model = new Model(definition)
    for (let steps = 0; model.state === 'running' && steps < 20; steps++) {
      answerPage(model, model.currentPage)
      const went = model.isLastPage ? model.completeLastPage() : model.nextPage()
      expect(went, model.currentPage?.title).toBe(true)
    }
    expect(model.state).toBe('completed')
    expect(model.processedCompletedHtml).toContain('Demonstration: nothing you enter is stored or sent.')
  })
})

it('has a questionnaire for every form of the clinic', () => {
  expect(new Set(questionnaires.keys())).toEqual(new Set(Object.values(clinic.forms.ids)))
})

it('says which file to write for a form key without one', () => {
  const forms = { ...clinic.forms, ids: { ...clinic.forms.ids, podiatry: 'sb-feet-1a2b' } }
  expect(() => readQuestionnaires({ ...clinic, forms })).toThrow(/podiatry\.yaml/)
})

it('says what is wrong in a questionnaire, and where', () => {
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
