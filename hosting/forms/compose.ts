// Turns a questionnaire into a SurveyJS definition. The page about urgent signs comes first. At the end of each page,
// an answer with a result ends the form; otherwise the last page ends it with "fits".
import { richHtml } from './rich-html.ts'
import type { Answer, Question, Results, Survey } from './survey-shape.ts'

/** Shown above every form. */
export const DEMONSTRATION = 'Demonstration: nothing you enter is stored or sent.'

/** Shown with every result. */
export const DEMONSTRATION_RESULT =
  'This is a demonstration. Nothing you entered was stored, and nothing was sent to a clinic.'

/** The fields of a SurveyJS definition that this service sets. */
export interface SurveyDefinition {
  pages: readonly { name: string; title: string; elements: readonly object[] }[]
  triggers: readonly { type: 'complete'; expression: string }[]
  completedHtml: string
  completedHtmlOnCondition: readonly { expression: string; html: string }[]
  [setting: string]: unknown
}

const settings = {
  showTitle: false,
  showQuestionNumbers: false,
  showProgressBar: true,
  progressBarType: 'pages',
  questionErrorLocation: 'bottom',
  // On a phone, focus in the first field of each page would open the keyboard. After an error, form.js moves the
  // focus to the summary.
  autoFocusFirstQuestion: false,
  autoFocusFirstError: false,
  checkErrorsMode: 'onNextPage',
  // The answer to a follow-up that is no longer asked must not decide.
  clearInvisibleValues: 'onHidden',
  pageNextText: 'Next',
  pagePrevText: 'Back',
  completeText: 'See my result',
  requiredMark: '',
  widthMode: 'responsive',
}

/** An answer that ends the form. */
interface Ending {
  condition: string
  answer: Answer
}

/** The SurveyJS definition of a questionnaire. `siteOrigin` is where links to pages of the site lead. */
export function composeSurvey(survey: Survey, results: Results, siteOrigin: string): SurveyDefinition {
  const pages = [urgentPage(survey), ...survey.pages]
  const questions = pages.flatMap((page) => page.questions)
  const html = (text: string) => richHtml(text, siteOrigin)
  const endings = mostUrgentFirst(questions.flatMap(endingsOf), results)
  return {
    ...settings,
    pages: pages.map((page, index) => ({
      name: `page-${index}`,
      title: page.title,
      elements: page.questions.flatMap((question) => elementsOf(question, questions, results, html)),
    })),
    triggers: [{ type: 'complete', expression: endings.map(({ condition }) => condition).join(' or ') }],
    completedHtml: resultHtml({ name: 'fits', lead: [], text: [survey.next, ...results.fits.text] }, results, html),
    completedHtmlOnCondition: endings.map(({ condition, answer }) => ({
      expression: condition,
      html: endingHtml(answer, results, html),
    })),
  }
}

function urgentPage({ urgent }: Survey): Survey['pages'][number] {
  const answers = Object.entries(urgent).flatMap(([help, signs]) => signs.map((text) => ({ text, help })))
  return {
    title: 'First, is it safe to wait?',
    questions: [{ name: 'urgentSigns', ask: 'Is any of this true for you now?', several: true, answers }],
  }
}

/** A SurveyJS expression that is true when one of the answers is chosen. */
function isChosen(question: Question, answers: readonly Answer[]): string {
  return `{${question.name}} anyof [${answers.map((answer) => `'${valueOf(question, answer)}'`).join(', ')}]`
}

/** The value of an answer. It is not its text, because an apostrophe would end a string of an expression. */
function valueOf({ answers }: Question, answer: Answer): string {
  return `answer${answers.indexOf(answer)}`
}

function endingsOf(question: Question): Ending[] {
  return question.answers
    .filter(({ result, help }) => result ?? help)
    .map((answer) => ({ condition: isChosen(question, [answer]), answer }))
}

/** Urgent help in the order of results.yaml, then "not for this form", then "call first". */
function mostUrgentFirst(endings: readonly Ending[], { help }: Results): Ending[] {
  const order = [...Object.keys(help), 'notThisForm', 'callFirst']
  const rank = ({ answer }: Ending) => order.indexOf(answer.help ?? answer.result ?? '')
  return endings.toSorted((a, b) => rank(a) - rank(b))
}

/** A question in SurveyJS's format, and the urgent help that one of its answers shows at once. */
function elementsOf(question: Question, all: readonly Question[], { help }: Results, html: Html): object[] {
  const { name, ask, hint, several, when, answers } = question
  const asked = when && all.find((each) => each.name === when.question)
  const visibleIf =
    asked &&
    isChosen(
      asked,
      asked.answers.filter(({ text }) => when.is.includes(text)),
    )
  const fewLetters = answers.map(({ text }) => text).join('').length <= 30
  const urgent = [...new Set(answers.flatMap((answer) => answer.help ?? []))]
  return [
    {
      type: several ? 'checkbox' : 'radiogroup',
      name,
      title: ask,
      ...(hint ? { description: hint } : {}),
      ...(visibleIf ? { visibleIf } : {}),
      choices: answers.map((answer) => ({ value: valueOf(question, answer), text: answer.text })),
      // 0 puts the answers in one line.
      colCount: fewLetters && !several ? 0 : 1,
      ...(several ? { showNoneItem: true, noneText: 'None of these' } : {}),
      isRequired: true,
      requiredErrorText: 'Please choose an answer.',
    },
    ...urgent.map((key) => ({
      type: 'html',
      name: `${name}-${key}`,
      visibleIf: isChosen(
        question,
        answers.filter((answer) => answer.help === key),
      ),
      html: `<p class="help" role="alert">${html(help[key]?.text[0] ?? '')}</p>`,
    })),
  ]
}

type Html = (text: string) => string

function endingHtml({ result, help, because }: Answer, results: Results, html: Html): string {
  const urgent = help === undefined ? undefined : results.help[help]
  const name = urgent ? 'notThisForm' : (result ?? 'callFirst')
  const [firstHelp, ...moreHelp] = urgent?.text ?? []
  const lead = [because, firstHelp].filter((text) => text !== undefined)
  return resultHtml({ name, help: urgent?.name, lead, text: urgent ? moreHelp : results[name].text }, results, html)
}

interface ResultParts {
  name: 'fits' | 'callFirst' | 'notThisForm'
  /** The name of urgent help. */
  help?: string | undefined
  /** Paragraphs that stand out: the reason, and what to do now. */
  lead: readonly string[]
  text: readonly string[]
}

function resultHtml({ name, help, lead, text }: ResultParts, results: Results, html: Html): string {
  return `<div class="result" data-result="${name}">
<h2>${results[name].name}${help ? `: ${help}` : ''}</h2>
${lead.map((paragraph) => `<p class="lead">${html(paragraph)}</p>`).join('\n')}
${text.map((paragraph) => `<p>${html(paragraph)}</p>`).join('\n')}
<p class="demonstration">${DEMONSTRATION_RESULT}</p>
<button type="button" class="sd-btn">Change my answers</button>
</div>`
}
