// Makes a SurveyJS definition of a questionnaire: safety check first, then its steps, each followed by the advice that its answers may lead to.
import type { Advice, Part, Question, Stop, Survey } from './survey-shape.ts'

interface SurveyPage {
  name: string
  title: string
  description?: string
  visibleIf?: string
  elements: readonly Record<string, unknown>[]
}

/** The part of SurveyJS's model that is used here. */
export interface SurveyDefinition {
  pages: readonly SurveyPage[]
  completedHtml: string
  [setting: string]: unknown
}

interface Composed {
  definition: SurveyDefinition
  /** Names that the questionnaire uses and nobody has. */
  missing: readonly string[]
}

/** Pages named `advice-…` end the form; every page after one is there only while its reason is not. */
export function composeSurvey(survey: Survey, parts: ReadonlyMap<string, Part>, advice: Advice, notice: string): Composed {
  const missing: string[] = []
  const part = (name: string): Part => {
    const found = parts.get(name)
    if (!found) missing.push(name)
    return found ?? { title: name, elements: [], stops: [] }
  }
  const flat = ({ title, description, elements, stops }: Part): Required<Omit<Part, 'description' | 'elements'>> & { description?: string; elements: Question[] } => {
    const inner = elements.map((element) => (typeof element === 'string' ? flat(part(element)) : { elements: [element], stops: [] }))
    return { title, ...(description ? { description } : {}), elements: inner.flatMap((each) => each.elements), stops: [...inner.flatMap((each) => each.stops), ...stops] }
  }

  const pages: SurveyPage[] = []
  const reasons: string[] = []
  const unlessStopped = (also?: string) => [...(also ? [`(${also})`] : []), ...reasons.map((reason) => `!(${reason})`)].join(' and ')
  const steps = [safetyCheck(survey), ...survey.steps.map((step) => (typeof step === 'string' ? part(step) : step))]
  for (const [index, step] of steps.entries()) {
    const { title, description, elements, stops } = flat(step)
    const visibleIf = unlessStopped()
    pages.push({ name: `step-${index}`, title, ...(description ? { description } : {}), ...(visibleIf ? { visibleIf } : {}), elements: elements.map(withDefaults) })
    for (const [count, stop] of stops.entries()) {
      const given = advice[stop.advice]
      if (!given) missing.push(stop.advice)
      else pages.push({ name: `advice-${index}-${count}`, title: given.title, visibleIf: unlessStopped(stop.if), elements: [adviceText(`advice${index}x${count}`, stop, given.text)] })
      reasons.push(stop.if)
    }
  }
  return { definition: { ...settings, pages, completedHtml: completed(survey, notice) }, missing }
}

const settings = {
  showTitle: false,
  showQuestionNumbers: false,
  showProgressBar: true,
  progressBarType: 'pages',
  questionErrorLocation: 'bottom',
  // A phone shows the field in question; jumping to the first one on each step would open its keyboard.
  autoFocusFirstQuestion: false,
  checkErrorsMode: 'onNextPage',
  pageNextText: 'Next',
  pagePrevText: 'Back',
  completeText: 'Finish',
  requiredMark: '',
  widthMode: 'responsive',
}

function safetyCheck({ urgent }: Survey): Part {
  const kinds = Object.entries(urgent).filter(([, signs]) => signs.length > 0)
  const choices = kinds.flatMap(([kind, signs]) => signs.map((text, index) => ({ value: `${kind}${index}`, text })))
  return {
    title: 'First, is it safe to wait?',
    elements: [{ type: 'checkbox', name: 'urgentSigns', title: 'Is any of this true for you now?', choices, showNoneItem: true, noneText: 'None of these' }],
    stops: kinds.map(([kind, signs]) => ({ if: `{urgentSigns} anyof [${signs.map((_, index) => `'${kind}${index}'`).join(', ')}]`, advice: kind })),
  }
}

/** Required unless it says otherwise. Yes and no become a radio group, which screen readers hear named; SurveyJS's own boolean is not. */
function withDefaults(question: Question): Record<string, unknown> {
  if (question.type === 'html') return question
  const yesOrNo = question.type === 'boolean' ? { type: 'radiogroup', choices: [{ value: true, text: 'Yes' }, { value: false, text: 'No' }], colCount: 0 } : {}
  const optional = question['isRequired'] === false ? { title: `${String(question['title'])} (optional)` } : { isRequired: true, requiredErrorText: 'Please answer this one to go on.' }
  return { ...question, ...yesOrNo, ...optional }
}

function adviceText(name: string, { because }: Stop, text: readonly string[]): Record<string, unknown> {
  const paragraphs = [...(because ? [`<strong>${because}</strong>`] : []), ...text]
  return { type: 'html', name, html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') }
}

function completed({ done }: Survey, notice: string): string {
  return `<h2>That is the whole form</h2><p>${done}</p><p class="demonstration">${notice}</p>`
}
