// Pages that the visits open, and what every form offers.
import { pageWith, type Kind } from '../browser/page-kinds.ts'

/** An expression that is true when the direct link and the phone number of the form are visible. */
export const HAS_DIRECT_LINK_AND_PHONE = `['a[href^="tel:"]', 'a[target=_blank]'].every((each) =>
  [...document.querySelectorAll('[data-island] ' + each)].some((link) => link.checkVisibility()))`

/** Path of the smallest page of `kind`. Throws when the site has none. */
export function pathWith(kind: Kind): string {
  const page = pageWith(kind)
  if (!page) throw new Error(`No page has ${kind}.`)
  return page.path
}
