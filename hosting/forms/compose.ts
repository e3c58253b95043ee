// Makes a SurveyJS definition of a questionnaire: safety check first, then its steps, each followed by the advice that its answers may lead to.
import { adviceOf, stepOf, type Shared } from './parts.ts'
import type { Part, Question, Stop, Survey } from './survey-shape.ts'

/** Stands above every form and closes it. */
export const DEMONSTRATION = 'Demonstration: nothing you enter is stored or sent.'

interface SurveyPage {
  name: string
  title: string
  description?: string | undefined
  visibleIf?: string | undefined
  elements: readonly object[]
}

/** The part of SurveyJS's model that is used here. */
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
  // A phone shows the field in question; jumping to the first one on each step would open its keyboard.
  autoFocusFirstQuestion: false,
  checkErrorsMode: 'onNextPage',
  pageNextText: 'Next',
  pagePrevText: 'Back',
  completeText: 'Finish',
  requiredMark: '',
  widthMode: 'responsive',
}

/** Pages named `advice-…` end the form: every page after one is there only while its reason is not. */
export function composeSurvey(survey: Survey, shared: Shared): SurveyDefinition {
  const reasons: string[] = []
  const pages = [safetyCheck(survey), ...survey.steps].flatMap((named, index) => {
    const { title, description, questions, stops } = stepOf(named, shared)
    const step: SurveyPage = {
      name: `step-${index}`,
      title,
      description,
      visibleIf: unless(reasons),
      elements: questions.map(asked),
    }
    const advice = stops.map((stop, count) => {
      const page = advicePage(`advice-${index}-${count}`, stop, shared, unless(reasons))
      reasons.push(stop.if)
      return page
    })
    return [step, ...advice]
  })
  return {
    ...settings,
    pages,
    completedHtml: `<h2>That is the whole form</h2><p>${survey.done}</p><p class="demonstration">${DEMONSTRATION}</p>`,
  }
}

function unless(reasons: readonly string[]): string | undefined {
  return reasons.length > 0 ? reasons.map((reason) => `!(${reason})`).join(' and ') : undefined
}

function advicePage(name: string, stop: Stop, shared: Shared, unlessEarlier: string | undefined): SurveyPage {
  const { title, text } = adviceOf(stop, shared)
  const paragraphs = [...(stop.because ? [`<strong>${stop.because}</strong>`] : []), ...text]
  return {
    name,
    title,
    visibleIf: [`(${stop.if})`, unlessEarlier].filter(Boolean).join(' and '),
    elements: [
      { type: 'html', name: `${name}-text`, html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') },
    ],
  }
}

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

/** Required unless it says otherwise. Yes and no become a radio group, which screen readers hear named; SurveyJS's own boolean is not. */
function asked(question: Question): object {
  if (question.type === 'html') return question
  const yesOrNo = {
    type: 'radiogroup',
    choices: [
      { value: true, text: 'Yes' },
      { value: false, text: 'No' },
    ],
    colCount: 0,
  }
  const need =
    question['isRequired'] === false
      ? { title: `${String(question['title'])} (optional)` }
      : { isRequired: true, requiredErrorText: 'Please answer this one to go on.' }
  return { ...question, ...(question.type === 'boolean' ? yesOrNo : {}), ...need }
}
