// HTML of the local form service: a form, framed or by itself, and plain pages that say what went wrong.
import type { Clinic } from '../../app/content/clinic.ts'
import { telephoneHref } from '../../app/content/clinic.ts'
import type { Questionnaire } from './questionnaires.ts'

/** Stands above every form and closes it. */
export const DEMONSTRATION = 'Demonstration: nothing you enter is stored or sent.'

interface FormPage {
  id: string
  questionnaire: Questionnaire
  clinic: Clinic
  siteOrigin: string
  framed: boolean
}

/** In the site's frame the form has no heading of its own: the page around it has one. */
export function formPage({ id, questionnaire, clinic, siteOrigin, framed }: FormPage): string {
  const { title } = questionnaire
  const head = ['survey-core.js', 'survey-ui.js'].map((name) => `<script src="/assets/${name}" defer></script>`).join('\n')
  const body = `
<p class="demonstration">${DEMONSTRATION}</p>
${framed ? '' : `<h1>${escaped(title)}</h1>`}
<main id="form"></main>
<noscript><p>This form needs scripts, and they are turned off. Call us at <a href="${telephoneHref(clinic.phone)}">${escaped(clinic.phone)}</a> and we will do it together.</p></noscript>
${framed ? '' : contact(clinic)}`
  return page({
    title: `${title} | ${clinic.name}`,
    head: `${head}
<script src="/definitions/${encodeURIComponent(id)}.js" defer></script>
<script src="/assets/form.js" defer></script>`,
    attributes: framed ? `class="framed" data-site-origin="${escaped(siteOrigin)}"` : 'class="direct"',
    body,
  })
}

export function plainPage(title: string, text: string, clinic: Clinic): string {
  return page({ title, head: '', attributes: 'class="plain"', body: `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>\n${contact(clinic)}` })
}

function contact({ name, phone, hours }: Clinic): string {
  return `<footer><p>${escaped(name)}, <a href="${telephoneHref(phone)}">${escaped(phone)}</a>, ${escaped(hours.long)}</p><p>Not for emergencies. Call <a href="tel:911">911</a>, or Health Link at <a href="tel:811">811</a> for nursing advice at any hour.</p></footer>`
}

function page({ title, head, attributes, body }: { title: string; head: string; attributes: string; body: string }): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/survey-core.css">
<link rel="stylesheet" href="/assets/form.css">
${head}
</head>
<body ${attributes}>${body}
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
