// Turns a questionnaire into a SurveyJS definition: the safety check, then the steps. One advice page follows each
// step for each answer that ends the form.
import { adviceOf, stepOf, type Shared } from './parts.ts'
import type { Part, Question, Stop, Survey } from './survey-shape.ts'

/** Shown above every form and on its last page. */
export const DEMONSTRATION = 'Demonstration: nothing you enter is stored or sent.'

interface SurveyPage {
  name: string
  title: string
  description?: string | undefined
  visibleIf?: string | undefined
  elements: readonly object[]
}

/** The fields of a SurveyJS definition that this service sets. */
export interface SurveyDefinition {
  pages: readonly SurveyPage[]
  completedHtml: string
  [setting: string]: unknown
}

const settings = {
  showTitle: false,
  showQuestionNumbers: false,
  showProgressBar: true,
  progressBarType: 'pages',
  questionErrorLocation: 'bottom',
  // On a phone, focus in the first field of each step would open the keyboard.
  autoFocusFirstQuestion: false,
  checkErrorsMode: 'onNextPage',
  pageNextText: 'Next',
  pagePrevText: 'Back',
  completeText: 'Finish',
  requiredMark: '',
  widthMode: 'responsive',
}

/**
 * The SurveyJS definition of a questionnaire. A page named `advice-…` ends the form: all later pages are visible only
 * while the condition of that page is false.
 */
export function composeSurvey(survey: Survey, shared: Shared): SurveyDefinition {
  // Conditions of the advice pages so far. Each later page is visible only while none of them is true.
  const endConditions: string[] = []
  const pages = [safetyCheck(survey), ...survey.steps].flatMap((named, index) => {
    const { title, description, questions, stops } = stepOf(named, shared)
    const step: SurveyPage = {
      name: `step-${index}`,
      title,
      description,
      visibleIf: noneOf(endConditions),
      elements: questions.map(withDefaults),
    }
    const advice = stops.map((stop, count) => {
      const page = advicePage(`advice-${index}-${count}`, stop, shared, noneOf(endConditions))
      endConditions.push(stop.if)
      return page
    })
    return [step, ...advice]
  })
  return {
    ...settings,
    pages,
    completedHtml: lastPageHtml(survey.done),
  }
}

function lastPageHtml(done: string): string {
  return `<h2>That is the whole form</h2>
<p>${done}</p>
<p class="demonstration">${DEMONSTRATION}</p>`
}

/** A SurveyJS expression that is true when all conditions are false; undefined when there are none. */
function noneOf(conditions: readonly string[]): string | undefined {
  return conditions.length > 0 ? conditions.map((condition) => `!(${condition})`).join(' and ') : undefined
}

function advicePage(name: string, stop: Stop, shared: Shared, noEarlierAdvice: string | undefined): SurveyPage {
  const { title, text } = adviceOf(stop, shared)
  const paragraphs = [...(stop.because ? [`<strong>${stop.because}</strong>`] : []), ...text]
  return {
    name,
    title,
    visibleIf: [`(${stop.if})`, noEarlierAdvice].filter(Boolean).join(' and '),
    elements: [
      { type: 'html', name: `${name}-text`, html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') },
    ],
  }
}

/** The first step: a list of urgent signs, each of which ends the form with advice. */
function safetyCheck({ urgent }: Survey): Part {
  const kinds = Object.entries(urgent)
    .filter(([, signs]) => signs.length > 0)
    .map(([advice, signs]) => ({
      advice,
      choices: signs.map((text, index) => ({ value: `${advice}${index}`, text })),
    }))
  const choices = kinds.flatMap((kind) => kind.choices)
  return {
    title: 'First, is it safe to wait?',
    elements: [
      {
        type: 'checkbox',
        name: 'urgentSigns',
        title: 'Is any of this true for you now?',
        choices,
        showNoneItem: true,
        noneText: 'None of these',
      },
    ],
    stops: kinds.map((kind) => ({
      if: `{urgentSigns} anyof [${kind.choices.map(({ value }) => `'${value}'`).join(', ')}]`,
      advice: kind.advice,
    })),
  }
}

/**
 * A question with this service's defaults: it is required unless the file says otherwise. A yes-or-no question
 * becomes a radio group, because screen readers do not read the name of SurveyJS's own boolean.
 */
function withDefaults(question: Question): object {
  if (question.type === 'html') return question
  const yesOrNo = {
    type: 'radiogroup',
    choices: [
      { value: true, text: 'Yes' },
      { value: false, text: 'No' },
    ],
    colCount: 0,
  }
  const requirement =
    question['isRequired'] === false
      ? { title: `${String(question['title'])} (optional)` }
      : { isRequired: true, requiredErrorText: 'Please answer this one to go on.' }
  return { ...question, ...(question.type === 'boolean' ? yesOrNo : {}), ...requirement }
}
