// Defines the tests that every browser runs.
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import type { Session } from './session.ts'
import { Visitor } from './visitor.ts'
import { contentVisits } from './visits/content.ts'
import { documentVisits } from './visits/documents.ts'
import { fitVisits } from './visits/fit.ts'
import { formVisits } from './visits/form.ts'
import { headerVisits } from './visits/header.ts'
import { scriptlessVisits } from './visits/scriptless.ts'

export function defineVisits(browser: string, start: () => Promise<Session>): void {
  describe(browser, () => {
    let visitor: Visitor
    beforeAll(async () => {
      visitor = new Visitor(await start(), inject('origins').site)
    })
    beforeEach(() => visitor.resize(1280))
    afterAll(() => visitor?.leave())

    headerVisits(() => visitor)
    contentVisits(() => visitor)
    documentVisits(() => visitor)
    formVisits(() => visitor)
    scriptlessVisits(() => visitor, inject('origins').plain)
    fitVisits(() => visitor)
  })
}
