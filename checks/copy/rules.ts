// Shape of content/copy-rules.yaml: what the copy may not say, the exceptions, and the reasons.
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, problemsOf } from '../../app/content/read/problems.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'

const reason = z.string().min(10).describe('Why; remove a rule that nobody can explain')

export const copyRulesSchema = z.strictObject({
  figures: z
    .array(z.strictObject({ name: z.string().min(2), reason }))
    .describe('Names and phrases that contain a number but state no figure'),
  wording: z.strictObject({
    refused: z
      .array(
        z.strictObject({
          words: z.array(z.string().min(1)).min(1),
          reason,
          instead: z.string().min(4).describe('What to write'),
        }),
      )
      .describe('Whole words or phrases, in any case; a * at the end takes any ending'),
    allowed: z
      .array(z.strictObject({ phrases: z.array(z.string().min(3)).min(1), reason }))
      .describe('Phrases, letter for letter, that may use a refused word'),
  }),
  symptoms: z
    .array(z.string().min(3))
    .min(1)
    .describe('Symptoms, as whole words; a text that says to call the clinic about one also names 811 or 911'),
  abbreviations: z
    .array(z.strictObject({ names: z.array(z.string().min(2)).min(1), reason }))
    .describe('Words in capitals that need no explanation'),
  spelling: z
    .array(z.strictObject({ words: z.array(z.string().min(2)).min(1), reason }))
    .describe('Words that the Canadian dictionary does not know'),
})

export type CopyRules = z.output<typeof copyRulesSchema>

/** Reads the rules under `contentDir`. Throws ContentError with all problems. */
export function readCopyRules(contentDir: string): CopyRules {
  const source = parseYaml(join(contentDir, 'copy-rules.yaml'))
  const { success, data, error } = copyRulesSchema.safeParse(source.document.toJS())
  if (!success) throw new ContentError(problemsOf(source, error.issues))
  return data
}
