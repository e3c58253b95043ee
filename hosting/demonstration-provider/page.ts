// HTML of the demonstration provider: a form, and plain pages for errors.
import type { Clinic } from '../../app/schema/clinic.ts'
import { telephoneHref } from '../../app/schema/telephone.ts'
import { DEMONSTRATION, escaped, lineLink, questionnaire } from './questionnaire.ts'

interface FormPage {
  title: string
  clinic: Clinic
  /** Origin of the site, for a form in a frame. */
  framedBy?: string | undefined
}

/** The page with a form. In a frame it has no heading and no footer, because the page that embeds it has both. */
export function formPage({ title, clinic, framedBy }: FormPage): string {
  // The form is shown when its fonts are there, so they load beside its script.
  const fonts = ['hanken-grotesk.woff2', 'newsreader-display.woff2']
  return page({
    lang: clinic.locale,
    title: `${title} | ${clinic.name}`,
    head: [
      ...fonts.map((name) => `<link rel="preload" as="font" crossorigin href="/assets/${name}">`),
      '<script src="/assets/form.js" defer></script>',
    ].join('\n'),
    attributes: framedBy ? `class="framed" data-site-origin="${escaped(framedBy)}"` : 'class="direct"',
    main: `<p class="demonstration">${DEMONSTRATION}</p>
${framedBy ? '' : `<h1>${escaped(title)}</h1>`}
${questionnaire(clinic)}
<noscript>
<p>This form needs scripts, and they’re turned off.
Call us at ${phoneLink(clinic)}, and we’ll fill it in with you.</p>
</noscript>`,
    footer: framedBy ? '' : contactFooter(clinic),
  })
}

/** A page with one message, for errors. */
export function messagePage(title: string, text: string, clinic: Clinic): string {
  return page({
    lang: clinic.locale,
    title,
    head: '',
    attributes: 'class="direct"',
    main: `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>`,
    footer: contactFooter(clinic),
  })
}

function contactFooter(clinic: Clinic): string {
  const { name, hours, lines } = clinic
  const nurse = lines.nurse && `A nurse at ${escaped(lines.nurse.name)} gives advice: call ${lineLink(lines.nurse)}.`
  return `<footer><p>${escaped(name)}, ${phoneLink(clinic)}, ${escaped(hours.long)}</p>
<p>This form isn’t for emergencies. If you’re in danger or seriously ill, call ${lineLink(lines.emergency)}.
${nurse ?? ''}</p></footer>`
}

function phoneLink({ phone }: Clinic): string {
  return `<a href="${telephoneHref(phone)}">${escaped(phone)}</a>`
}

interface PageParts {
  lang: string
  title: string
  head: string
  /** Attributes of the body element. */
  attributes: string
  main: string
  footer: string
}

function page({ lang, title, head, attributes, main, footer }: PageParts): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
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
