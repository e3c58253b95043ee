// Whose forms these are: content/clinic.yaml, checked as the site checks it.
import { clinicSchema, type Clinic } from '../../app/content/clinic.ts'
import { ContentError, problemsOf } from '../../app/content/problems.ts'
import { parseYaml } from '../../app/content/yaml-file.ts'

/** Throws ContentError with all problems of the file. */
export function readClinic(file = 'content/clinic.yaml'): Clinic {
  const source = parseYaml(file)
  const { success, data, error } = clinicSchema.safeParse(source.document.toJS())
  if (!success) throw new ContentError(problemsOf(source, error.issues))
  return data
}
