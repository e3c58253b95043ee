// Reads the files of claims that pages name: treatments, urgent signs and sample replies.
import type { Fields } from '../../schema/fields.ts'
import type { References } from '../../schema/references.ts'
import { repliesSchema } from '../../schema/replies.ts'
import { treatmentsSchema } from '../../schema/treatments.ts'
import { urgentSignsSchema } from '../../schema/urgent-signs.ts'
import type { Problem } from '../../yaml/problems.ts'
import type { TokenValues } from '../../yaml/tokens.ts'
import type { ContentFiles } from './content-files.server.ts'
import type { Site } from './site.ts'

type Claims = Pick<Site, 'treatments' | 'urgentSigns' | 'replies'>

/** Adds the problems of the files. Undefined while one of them has never been valid. */
export function readClaims(
  files: ContentFiles,
  fields: Fields,
  problems: Problem[],
  tokens: TokenValues,
): Claims | undefined {
  const treatments = files.check('treatments.yaml', treatmentsSchema(fields), problems, tokens)
  const urgentSigns = files.check('urgent-signs.yaml', urgentSignsSchema(fields), problems, tokens)
  const replies = files.check('replies.yaml', repliesSchema(fields), problems, tokens)
  return treatments && urgentSigns && replies && { treatments, urgentSigns, replies }
}

/** The claims as pages refer to them, by name. */
export function claimsByName({ treatments, urgentSigns, replies }: Claims): Pick<References, keyof Claims> {
  return {
    treatments: new Map(Object.entries(treatments)),
    urgentSigns: new Map(Object.entries(urgentSigns)),
    replies: new Map(Object.entries(replies)),
  }
}
