// Shape of content/copy-rules.yaml: what the copy may not say, the exceptions, and the reasons.
import { join } from 'node:path'
import { z } from 'zod'
import { readYamlFile } from '../../app/yaml/yaml-file.ts'
import { wholeWords } from '../../app/schema/whole-words.ts'

const reason = z.string().min(10).describe('Why the rule is here')
const phrases = z.array(z.string().min(2)).min(1)

export const copyRulesSchema = z.strictObject({
  refused: z
    .array(z.strictObject({ phrases, reason, instead: z.string().min(4).describe('What to write') }))
    .describe('Whole words or phrases, in any case. A * at the end of a word matches any ending'),
  allowed: z
    .array(z.strictObject({ phrases, reason }))
    .describe('Exact phrases that may have a refused word, or a figure that is not a fact'),
  spelling: z
    .array(z.strictObject({ words: phrases, reason }))
    .describe('Words that the Canadian dictionary does not know'),
})

export type CopyRules = z.output<typeof copyRulesSchema>

/** Reads the rules under `contentDir`. Throws ContentError with all problems. */
export function readCopyRules(contentDir: string): CopyRules {
  return readYamlFile(join(contentDir, 'copy-rules.yaml'), copyRulesSchema)
}

/** Matches the phrases that the rules allow. */
export function allowedPhrases({ allowed }: CopyRules): RegExp {
  return wholeWords(allowed.flatMap(({ phrases: each }) => each))
}
