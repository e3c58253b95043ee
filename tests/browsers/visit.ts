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
  ask<T>(expression: string): Promise<T>
  /** Sets how the form service fails for this browser. */
  setFault(fault: Fault): Promise<void>
}

/** Path of the smallest page of `kind`. Throws when the site has none. */
export function pathWith(kind: Kind): string {
  const page = pageWith(kind)
  if (!page) throw new Error(`No page has ${kind}.`)
  return page.path
}
