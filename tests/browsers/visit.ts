// A visit in one browser: the visitor, the site, and the steps that most tests begin with.
import { pageWith, type Kind } from '../browser/page-kinds.ts'
import type { Fault } from './faulty-forms.ts'
import type { Origins } from './servers.ts'
import type { Visitor } from './visitor.ts'

export interface Visit {
  /** Known once the browser has started. */
  readonly visitor: Visitor
  origins: Origins
  /** Opens `path` and waits until the starter script has run. */
  open(path: string): Promise<void>
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<void>
  evaluate<T>(expression: string): Promise<T>
  /** Sets how the form service fails for this browser. */
  setFault(fault: Fault): Promise<void>
}

/** An expression that is true when the direct link and the phone number of the form are visible. */
export const HAS_DIRECT_LINK_AND_PHONE = `['a[href^="tel:"]', 'a[target=_blank]'].every((each) =>
  [...document.querySelectorAll('[data-island] ' + each)].some((link) => link.checkVisibility()))`

/** Path of the smallest page of `kind`. Throws when the site has none. */
export function pathWith(kind: Kind): string {
  const page = pageWith(kind)
  if (!page) throw new Error(`No page has ${kind}.`)
  return page.path
}
