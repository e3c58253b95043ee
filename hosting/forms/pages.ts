// HTML of the local form service: forms, and plain pages for errors.
import { telephoneHref, type Clinic } from '../../app/content/schema/clinic.ts'
import { DEMONSTRATION } from './compose.ts'
import type { Questionnaire } from './questionnaires.ts'
import { escaped } from './rich-html.ts'

interface FormPage {
  id: string
  questionnaire: Questionnaire
  clinic: Clinic
  siteOrigin: string
  /** Whether the page is for a frame of the site. */
  isFramed: boolean
}

/** The page with a form. In a frame it has no heading and no footer, because the page around it has both. */
export function formPage({ id, questionnaire, clinic, siteOrigin, isFramed }: FormPage): string {
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
    attributes: isFramed ? `class="framed" data-site-origin="${escaped(siteOrigin)}"` : 'class="direct"',
    main: `<p class="demonstration">${DEMONSTRATION}</p>
${isFramed ? '' : `<h1>${escaped(title)}</h1>`}
<div id="errors" role="alert" tabindex="-1" hidden>
<h2>Please answer before you go on</h2>
<ul></ul>
</div>
<div id="form"></div>
<noscript>
<p>This form needs scripts, and they are turned off. Call us at ${phoneLink(clinic)} and we will do it together.</p>
</noscript>`,
    footer: isFramed ? '' : contactFooter(clinic),
  })
}

/** A page with one message, for errors. */
export function plainPage(title: string, text: string, clinic: Clinic): string {
  return page({
    title,
    head: '',
    attributes: 'class="plain"',
    main: `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>`,
    footer: contactFooter(clinic),
  })
}

function contactFooter(clinic: Clinic): string {
  const { name, hours } = clinic
  return `<footer><p>${escaped(name)}, ${phoneLink(clinic)}, ${escaped(hours.long)}</p>
<p>Not for emergencies. Call <a href="tel:911">911</a>,
or Health Link at <a href="tel:811">811</a> for nursing advice at any hour.</p></footer>`
}

function phoneLink({ phone }: Clinic): string {
  return `<a href="${telephoneHref(phone)}">${escaped(phone)}</a>`
}

interface PageParts {
  title: string
  head: string
  /** Attributes of the body element. */
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
