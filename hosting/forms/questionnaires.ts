// Reads the demonstration questionnaires in surveys/, one for each form key of content/clinic.yaml.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { clinicTokens, type Clinic } from '../../app/content/clinic.ts'
import { ContentError, problemsOf, type Problem } from '../../app/content/problems.ts'
import { fillTokens, type TokenValues } from '../../app/content/tokens.ts'
import { parseYaml } from '../../app/content/yaml-file.ts'
import { composeSurvey, type SurveyDefinition } from './compose.ts'
import type { Shared } from './parts.ts'
import { adviceSchema, partSchema, surveySchema, type KnownNames } from './survey-shape.ts'

export interface Questionnaire {
  title: string
  definition: SurveyDefinition
}

const SURVEYS_DIR = fileURLToPath(new URL('./surveys/', import.meta.url))

/**
 * Questionnaires by form id. Throws ContentError with all problems: form keys without a questionnaire, unknown names,
 * wrong fields.
 */
export function readQuestionnaires(clinic: Clinic, folder: string = SURVEYS_DIR): Map<string, Questionnaire> {
  const problems: Problem[] = []
  const read = reader(clinic, problems)
  const { shared, known } = readShared(folder, read)
  const questionnaires = new Map<string, Questionnaire>()
  for (const [key, id] of Object.entries(clinic.forms.ids)) {
    const file = join(folder, `${key}.yaml`)
    if (!existsSync(file)) {
      problems.push(missingQuestionnaire(key, file))
      continue
    }
    const survey = read(file, surveySchema(known))
    // With problems, shared parts may be missing, so the survey cannot be composed.
    if (survey && problems.length === 0)
      questionnaires.set(id, { title: survey.title, definition: composeSurvey(survey, shared) })
  }
  if (problems.length > 0) throw new ContentError(problems)
  return questionnaires
}

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema> | undefined

/** A function that reads one file, and adds its problems to `problems`. */
function reader(clinic: Clinic, problems: Problem[]): Read {
  const tokens: TokenValues = new Map([['clinic', clinicTokens(clinic)]])
  return (file, schema) => {
    const source = parseYaml(file)
    problems.push(...fillTokens(source, tokens))
    const { success, data, error } = schema.safeParse(source.document.toJS())
    if (!success) problems.push(...problemsOf(source, error.issues))
    return data
  }
}

function readShared(folder: string, read: Read): { shared: Shared; known: KnownNames } {
  const files = readdirSync(join(folder, 'shared'))
  const advice = read(join(folder, 'advice.yaml'), adviceSchema) ?? {}
  const known: KnownNames = {
    parts: new Set(files.map((file) => basename(file, '.yaml'))),
    advice: new Set(Object.keys(advice)),
  }
  const parts = files.flatMap((file) => {
    const part = read(join(folder, 'shared', file), partSchema(known))
    return part ? [[basename(file, '.yaml'), part] as const] : []
  })
  return { shared: { parts: new Map(parts), advice }, known }
}

function missingQuestionnaire(key: string, file: string): Problem {
  return {
    file: 'content/clinic.yaml',
    line: 1,
    field: `forms.ids.${key}`,
    message: `The local form service has no questionnaire for this form. Write ${file}, or remove the key.`,
  }
}
