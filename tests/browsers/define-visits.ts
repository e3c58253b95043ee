// Defines the tests that every browser runs.
import { afterAll, beforeEach, describe, inject } from 'vitest'
import type { Session } from './session.ts'
import { Visitor } from './visitor.ts'
import { contentVisits } from './visits/content.ts'
import { documentVisits } from './visits/documents.ts'
import { fitVisits } from './visits/fit.ts'
import { headerVisits } from './visits/header.ts'
import { privateVisits } from './visits/private-values.ts'
import { scriptlessVisits } from './visits/scriptless.ts'
import { useVisits } from './visits/use.ts'
import { windowVisits } from './visits/windows.ts'

/** Defines them for one browser, and ends its session after them. */
export function defineVisits(browser: string, session: Session): void {
  const { site, plain } = inject('origins')
  const visitor = new Visitor(session, site)
  describe(browser, () => {
    beforeEach(() => visitor.resize(1280))
    afterAll(() => session.end())

    headerVisits(visitor)
    contentVisits(visitor)
    documentVisits(visitor)
    privateVisits(visitor, plain)
    windowVisits(visitor)
    scriptlessVisits(visitor, plain)
    fitVisits(visitor)
    useVisits(visitor)
  })
}
