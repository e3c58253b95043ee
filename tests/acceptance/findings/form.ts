// The provider's forms.
import { attribute, under, type Element } from '../../markup/document.ts'
import { builtPage } from '../built-page.ts'
import { FORM_PAGES, INFUSIONS, ROUTES } from '../specification.ts'
import { all, finding, value, words, type Finding } from './finding.ts'

/** A form with an id, and a link that opens it on the provider's site. */
export const form = (): Finding =>
  finding('an embedded form', (part) => {
    const leaves = all(part, 'a').some((each) => /^https?:/.test(value(each, 'href')))
    return leaves && formIdIn(part) !== undefined
  })

/** A form that no other form page has. */
export const ownForm = (): Finding =>
  finding('a form of its own', (part) => FORM_PAGES.filter((path) => formIdOn(path) === formIdIn(part)).length === 1)

/** The form that all infusions have, and no other page. */
export const sharedForm = (): Finding =>
  finding('the booking form of all infusions', (part) => {
    return ROUTES.filter((path) => formIdOn(path) === formIdIn(part)).join() === INFUSIONS.join()
  })

/** A link that goes back in the history (behaviour.ts), or else to a page of the site. */
export const backLink = (): Finding =>
  finding('a Back link', (part) =>
    all(part, 'a').some((each) => words(each) === 'Back' && ROUTES.includes(value(each, 'href'))),
  )

function formIdIn(part: Element): string | undefined {
  return under(part).flatMap((each) => attribute(each, 'data-form-id') || [])[0]
}

function formIdOn(path: string): string | undefined {
  return formIdIn(builtPage(path))
}
