// Reads content/clinic.yaml, which names the clinic's forms, with the same checks as the site.
import { clinicSchema, type Clinic } from '../../app/content/clinic.ts'
import { ContentError, problemsOf } from '../../app/content/problems.ts'
import { parseYaml } from '../../app/content/yaml-file.ts'

/** The clinic. Throws ContentError with all problems of the file. */
export function readClinic(file = 'content/clinic.yaml'): Clinic {
  const source = parseYaml(file)
  const { success, data, error } = clinicSchema.safeParse(source.document.toJS())
  if (!success) throw new ContentError(problemsOf(source, error.issues))
  return data
}
