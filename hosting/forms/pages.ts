// HTML of the local form service: a form, framed or by itself, and plain pages that say what went wrong.
import { telephoneHref, type Clinic } from '../../app/content/clinic.ts'
import { DEMONSTRATION } from './compose.ts'
import type { Questionnaire } from './questionnaires.ts'

interface FormPage {
  id: string
  questionnaire: Questionnaire
  clinic: Clinic
  siteOrigin: string
  framed: boolean
}

/** In the site's frame the form has no heading and no footer of its own: the page around it has both. */
export function formPage({ id, questionnaire, clinic, siteOrigin, framed }: FormPage): string {
  const { title } = questionnaire
  const scripts = [
    '/assets/survey-core.js',
    '/assets/survey-ui.js',
    `/definitions/${encodeURIComponent(id)}.js`,
    '/assets/form.js',
  ]
  return page({
    title: `${title} | ${clinic.name}`,
    head: scripts.map((address) => `<script src="${address}" defer></script>`).join('\n'),
    attributes: framed ? `class="framed" data-site-origin="${escaped(siteOrigin)}"` : 'class="direct"',
    main: `<p class="demonstration">${DEMONSTRATION}</p>
${framed ? '' : `<h1>${escaped(title)}</h1>`}
<div id="form"></div>
<noscript><p>This form needs scripts, and they are turned off. Call us at <a href="${telephoneHref(clinic.phone)}">${escaped(clinic.phone)}</a> and we will do it together.</p></noscript>`,
    footer: framed ? '' : contact(clinic),
  })
}

export function plainPage(title: string, text: string, clinic: Clinic): string {
  return page({
    title,
    head: '',
    attributes: 'class="plain"',
    main: `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>`,
    footer: contact(clinic),
  })
}

function contact({ name, phone, hours }: Clinic): string {
  return `<footer><p>${escaped(name)}, <a href="${telephoneHref(phone)}">${escaped(phone)}</a>, ${escaped(hours.long)}</p><p>Not for emergencies. Call <a href="tel:911">911</a>, or Health Link at <a href="tel:811">811</a> for nursing advice at any hour.</p></footer>`
}

interface PageParts {
  title: string
  head: string
  /** Of the body. */
  attributes: string
  main: string
  footer: string
}

function page({ title, head, attributes, main, footer }: PageParts): string {
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
<body ${attributes}>
<main>
${main}
</main>
${footer}
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
