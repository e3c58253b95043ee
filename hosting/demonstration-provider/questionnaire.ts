// The questionnaire of every demonstration form, in SurveyJS's format. It asks nothing about health: such questions
// need a clinician, and belong to the provider's forms.
import { telephoneHref, type Clinic } from '../../app/schema/clinic.ts'
import { DEMONSTRATION, escaped } from './page.ts'

/** Shown below an urgent answer, and again as the result. */
const HELP = `
<p><strong>Call <a href="tel:911">911</a></strong> if you’re in danger or seriously ill.</p>
<p><strong>Call or text <a href="tel:988">9-8-8</a></strong> if you’re thinking about suicide, at any hour.</p>
<p><strong>Call <a href="tel:811">811</a></strong> if you’re not sure. A nurse can help you at any hour.</p>`

const settings = {
  showTitle: false,
  showQuestionNumbers: false,
  showProgressBar: true,
  progressBarType: 'pages',
  questionErrorLocation: 'bottom',
  // On a phone, focus in the first field of each page would open the keyboard.
  autoFocusFirstQuestion: false,
  checkErrorsMode: 'onNextPage',
  pageNextText: 'Next',
  pagePrevText: 'Back',
  completeText: 'See the result',
  requiredMark: '',
  widthMode: 'responsive',
}

/** The SurveyJS definition. */
export function questionnaire(clinic: Clinic): object {
  return {
    ...settings,
    pages: [
      {
        title: 'First, is this urgent?',
        elements: [
          choice('urgent', 'Are you in danger, seriously ill or thinking about suicide?', [
            'No, I can wait for a reply',
            'Yes, or I’m not sure',
          ]),
          { type: 'html', name: 'help', visibleIf: IS_URGENT, html: `<div class="help" role="alert">${HELP}</div>` },
        ],
      },
      {
        title: 'About you',
        elements: [
          choice('who', 'Who is this for?', ['Me', 'My child', 'Someone else I care for']),
          choice('before', `Have you been a patient at ${clinic.name} before?`, ['Yes', 'No, this is my first time']),
        ],
      },
      {
        title: 'How can we reach you?',
        elements: [
          choice('contact', 'How would you like to hear from us?', ['By secure email', 'By phone', 'Either is fine']),
          choice('time', 'When’s a good time?', ['Mornings', 'Afternoons', 'Any time']),
        ],
      },
    ],
    triggers: [{ type: 'complete', expression: IS_URGENT }],
    completedHtml: result('That was a demonstration', [
      '<p class="lead">Thanks for trying it. Nothing you chose was saved or sent.</p>',
      `<p>The clinic’s own form would now ask about your health, and for your name and email. A practitioner would
read your answers and write back by secure, encrypted email to tell you what comes next, or who else can help.</p>`,
      `<p>Would you rather talk to someone? Call <a href="${telephoneHref(clinic.phone)}">${clinic.phone}</a>,
${escaped(clinic.hours.long)}.</p>`,
      // Not below urgent advice, because it would distract from it.
      '<button type="button" class="sd-btn">Start again</button>',
    ]),
    completedHtmlOnCondition: [
      {
        expression: IS_URGENT,
        html: result('Call 911 now if you’re in danger', [
          HELP,
          '<p class="lead">Please don’t wait for a reply to a form. Nobody reads it right away.</p>',
          `<p>${DEMONSTRATION}</p>`,
        ]),
      },
    ],
  }
}

/** Answers have the values 0, 1 and so on. */
const IS_URGENT = '{urgent} = 1'

function choice(name: string, title: string, answers: readonly string[]): object {
  return {
    type: 'radiogroup',
    name,
    title,
    choices: answers.map((text, value) => ({ value, text })),
    isRequired: true,
    requiredErrorText: 'Please choose an answer.',
  }
}

function result(heading: string, paragraphs: readonly string[]): string {
  return `<div class="result"><h2>${heading}</h2>${paragraphs.join('\n')}</div>`
}
