// Reads the files of content/ that the forms quote, with the same checks as the site.
import type { z } from 'zod'
import { clinicSchema, type Clinic } from '../../app/content/schema/clinic.ts'
import { factsSchema } from '../../app/content/schema/facts.ts'
import { ContentError, problemsOf } from '../../app/content/read/problems.ts'
import { tokenValues, type TokenValues } from '../../app/content/read/tokens.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'

/** The clinic, with the ids of its forms. Throws ContentError with all problems of the file. */
export function readClinic(): Clinic {
  return read('content/clinic.yaml', clinicSchema)
}

/** Values of the tokens that a questionnaire may quote. Throws ContentError with all problems of the facts. */
export function readTokens(clinic: Clinic): TokenValues {
  return tokenValues(clinic, read('content/facts.yaml', factsSchema))
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const source = parseYaml(file)
  const { success, data, error } = schema.safeParse(source.document.toJS())
  if (!success) throw new ContentError(problemsOf(source, error.issues))
  return data
}
