// Reads the demonstration questionnaires, one for each form key of content/clinic.yaml, from surveys/ and its shared parts.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clinicTokens, type Clinic } from '../../app/content/clinic.ts'
import { ContentError, problemsOf, type Problem } from '../../app/content/problems.ts'
import { fillTokens, type TokenValues } from '../../app/content/tokens.ts'
import { parseYaml } from '../../app/content/yaml-file.ts'
import { composeSurvey, type SurveyDefinition } from './compose.ts'
import { DEMONSTRATION } from './pages.ts'
import { adviceSchema, partSchema, surveySchema } from './survey-shape.ts'
import type { z } from 'zod'

export interface Questionnaire {
  title: string
  definition: SurveyDefinition
}

const SURVEYS_DIR = fileURLToPath(new URL('./surveys/', import.meta.url))

/** Questionnaires by form id. Throws ContentError with every problem: a key without a questionnaire, a part that is not there, a wrong field. */
export function readQuestionnaires(clinic: Clinic, folder: string = SURVEYS_DIR): Map<string, Questionnaire> {
  const tokens: TokenValues = new Map([['clinic', clinicTokens(clinic)]])
  const problems: Problem[] = []
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined => {
    const source = parseYaml(file)
    problems.push(...fillTokens(source, tokens))
    const { success, data, error } = schema.safeParse(source.document.toJS())
    if (!success) problems.push(...problemsOf(source, error.issues))
    return data
  }

  const advice = read(join(folder, 'advice.yaml'), adviceSchema) ?? {}
  const parts = new Map(
    readdirSync(join(folder, 'shared')).flatMap((file) => {
      const part = read(join(folder, 'shared', file), partSchema)
      return part ? [[basename(file, '.yaml'), part] as const] : []
    }),
  )
  const questionnaires = new Map<string, Questionnaire>()
  for (const [key, id] of Object.entries(clinic.forms.ids)) {
    const file = join(folder, `${key}.yaml`)
    if (!existsSync(file)) {
      problems.push({ file: 'content/clinic.yaml', line: 1, field: `forms.ids.${key}`, message: `The local form service has no questionnaire for it. Write ${file}, or take the key away.` })
      continue
    }
    const survey = read(file, surveySchema)
    if (!survey) continue
    const { definition, missing } = composeSurvey(survey, parts, advice, DEMONSTRATION)
    for (const name of missing) problems.push({ file, line: 1, field: name, message: `There is no shared part or advice of this name in ${folder}.` })
    questionnaires.set(id, { title: survey.title, definition })
  }
  if (problems.length > 0) throw new ContentError(problems)
  return questionnaires
}
