// A visit in one browser: the visitor, the site, and the steps that most tests begin with.
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { pageWith, type Kind } from '../browser/page-kinds.ts'
import type { Fault } from './faulty-forms.ts'
import type { Origins } from './servers.ts'
import { until, type StartVisitor, type Visitor } from './visitor.ts'
import { contentVisits } from './visits/content.ts'
import { documentVisits } from './visits/documents.ts'
import { formVisits } from './visits/form.ts'
import { headerVisits } from './visits/header.ts'
import { roomVisits } from './visits/room.ts'
import { scriptlessVisits } from './visits/scriptless.ts'

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

/** Defines all tests of one browser. `inUserAgent` is a word that only this browser has in its user agent. */
export function defineVisits(name: string, inUserAgent: string, start: StartVisitor): void {
  describe(name, () => {
    let visitor: Visitor
    const origins = inject('origins')
    const visit: Visit = {
      get visitor() {
        return visitor
      },
      origins,
      open: async (path) => {
        await visitor.goto(`${origins.site}${path}`)
        await until(visitor, `customElements.get('menu-bar')`)
      },
      until: (expression) => until(visitor, expression),
      ask: (expression) => visitor.ask(expression),
      setFault: async (fault) => void (await fetch(`${origins.forms}/fault/${inUserAgent}/${fault}`)),
    }

    beforeAll(async () => {
      visitor = await start()
    })
    beforeEach(() => visitor.size(1280, 844))
    afterAll(() => visitor?.leave())

    headerVisits(visit)
    contentVisits(visit)
    documentVisits(visit)
    formVisits(visit)
    scriptlessVisits(visit)
    roomVisits(visit)
  })
}

/** Path of the smallest page of `kind`. Throws when the site has none. */
export function pathWith(kind: Kind): string {
  const page = pageWith(kind)
  if (!page) throw new Error(`No page has ${kind}.`)
  return page.path
}
