// Defines the list of tests that every browser runs.
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import type { Visit } from './visit.ts'
import { until, type StartVisitor, type Visitor } from './visitor.ts'
import { contentVisits } from './visits/content.ts'
import { documentVisits } from './visits/documents.ts'
import { formVisits } from './visits/form.ts'
import { headerVisits } from './visits/header.ts'
import { roomVisits } from './visits/room.ts'
import { scriptlessVisits } from './visits/scriptless.ts'

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
        await until(visitor, `customElements.get('site-menu')`)
      },
      until: (expression) => until(visitor, expression),
      evaluate: (expression) => visitor.evaluate(expression),
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
