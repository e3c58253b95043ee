// What the files say that all pages share.
import type { z } from 'zod'
import type { contentKinds, ContentKindName } from '../../checks/schema/content-kinds.ts'

export type SharedKind = Exclude<ContentKindName, 'page'>

/** The values of these files, as their schemas return them. */
export type SharedValues = {
  [Kind in SharedKind]: z.output<ReturnType<(typeof contentKinds)[Kind]['schema']>>
}
