// The questionnaire of every demonstration form, as HTML. It asks nothing about health: such questions need a
// clinician, and belong to the provider's forms. browser/form.js shows one page at a time, and then a result.
import type { Clinic } from '../../app/schema/clinic.ts'
import { helpLineHref, telephoneHref, type HelpLine } from '../../app/schema/telephone.ts'

/** Shown above every form. */
export const DEMONSTRATION = 'Demonstration: nothing is saved or sent.'

/** Shown below an urgent answer, and again as the result. */
function help({ emergency, crisis, nurse }: Clinic['lines']): string {
  const call = (line: HelpLine, when: string) =>
    `<p><strong>${line.texts ? 'Call or text' : 'Call'} ${lineLink(line)}</strong> ${when}</p>`
  return [
    call(emergency, 'if you’re in danger or seriously ill.'),
    ...(crisis ? [call(crisis, 'if you’re thinking about suicide.')] : []),
    ...(nurse ? [call(nurse, 'if you’re not sure. A nurse can help you.')] : []),
  ].join('\n')
}

/** The number of a help line, as a link. */
export function lineLink(line: HelpLine): string {
  return `<a href="${helpLineHref(line)}">${escaped(line.number)}</a>`
}

/** The pages of the form, and its results. */
export function questionnaire({ name, phone, hours, lines, address }: Clinic): string {
  const advice = help(lines)
  const region = escaped(address.regionName)
  const pages = [
    page('First, is this urgent?', [
      choice('urgent', 'Is anyone in danger, seriously ill or thinking about suicide?', [
        'No, this can wait for a reply',
        'Yes, or I’m not sure',
      ]),
      `<div class="help" role="alert" hidden>${advice}</div>`,
    ]),
    page('About you', [
      choice('here', `Are you in ${region} right now?`, ['Yes', 'No']),
      choice('before', `Have you been a patient at ${escaped(name)} before?`, ['Yes', 'No, this is my first time']),
    ]),
    page('How can we reach you?', [
      choice('contact', 'How would you like to hear from us?', ['By email', 'By phone', 'Either is fine']),
      choice('time', 'When’s a good time?', ['Mornings', 'Afternoons', 'Any time']),
    ]),
  ]
  const end = [
    `<p><strong>This is a sample result.</strong> ${DEMONSTRATION} The clinic’s own form would also ask about your
health, and for your name and email.</p>`,
    '<p>Would you rather talk to someone? ' +
      `Call <a href="${telephoneHref(phone)}">${phone}</a>, ${escaped(hours.long)}.</p>`,
    '<p class="buttons"><button type="button">Start again</button></p>',
  ]
  return `<form hidden>
<p class="progress"><span id="progress"></span><progress aria-hidden="true" max="${pages.length}"></progress></p>
${pages.join('\n')}
<p class="error" role="alert" hidden>Please choose an answer.</p>
<p class="buttons"><button type="button" hidden>Back</button><button type="submit">Next</button></p>
</form>
${result('eligible', 'Your result: we can likely help you', [
  `<p class="lead">A practitioner would read your answers and write back to tell you what comes next, or who else can
help.</p>`,
  ...end,
])}
${result('review', 'Your result: a practitioner needs to look first', [
  `<p class="lead">Because you’re outside ${region} right now, a practitioner would read your answers before you can
continue, and write back.</p>`,
  ...end,
])}
${result('urgent', `Call ${escaped(lines.emergency.number)} now if you’re in danger`, [
  advice,
  '<p class="lead">Please don’t wait for a reply to a form. Nobody reads it right away.</p>',
  `<p>${DEMONSTRATION}</p>`,
  '<p class="buttons"><button type="button">Change my answer</button></p>',
])}`
}

function page(title: string, questions: readonly string[]): string {
  const heading = `<h2 tabindex="-1" aria-describedby="progress">${title}</h2>`
  return `<fieldset class="page"><legend>${heading}</legend>${questions.join('\n')}</fieldset>`
}

/** Answers have the values 0, 1 and so on. */
function choice(name: string, question: string, answers: readonly string[]): string {
  const radios = answers.map(
    (answer, value) => `<label><input type="radio" name="${name}" value="${value}" required> ${answer}</label>`,
  )
  return `<fieldset role="radiogroup"><legend>${question}</legend>${radios.join('\n')}</fieldset>`
}

function result(id: string, heading: string, paragraphs: readonly string[]): string {
  const text = `<h2 tabindex="-1">${heading}</h2>${paragraphs.join('\n')}`
  return `<template id="${id}"><div class="result ${id}">${text}</div></template>`
}

/** Escapes a text for HTML, as content or in an attribute with double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
