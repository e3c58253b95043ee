// Reads the demonstration questionnaires in surveys/, one for each form key of content/clinic.yaml.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Clinic } from '../../app/content/schema/clinic.ts'
import { ContentError, problemsOf, type Problem } from '../../app/content/read/problems.ts'
import { fillTokens } from '../../app/content/read/tokens.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'
import { composeSurvey, type SurveyDefinition } from './compose.ts'
import { readTokens } from './content.ts'
import { resultsSchema, sharedQuestionsSchema, surveySchema, type Survey } from './survey-shape.ts'

export interface Questionnaire {
  title: string
  survey: Survey
  definition: SurveyDefinition
}

const SURVEYS_DIR = 'hosting/forms/surveys'

/**
 * Questionnaires by form id. `siteOrigin` is where their links to pages of the site lead. Throws ContentError with
 * all problems: form keys without a questionnaire, wrong fields, and questionnaires that break a rule of
 * survey-rules.ts.
 */
export function readQuestionnaires(
  clinic: Clinic,
  siteOrigin: string,
  folder: string = SURVEYS_DIR,
): Map<string, Questionnaire> {
  const problems: Problem[] = []
  const read = reader(clinic, problems)
  const results = read(join(folder, 'shared/results.yaml'), resultsSchema)
  const help = new Map(Object.entries(results?.help ?? {}))
  const shared = read(join(folder, 'shared/questions.yaml'), sharedQuestionsSchema({ help, questions: new Map() }))
  // Without these two, every questionnaire would have problems.
  if (!results || !shared) throw new ContentError(problems)
  const schema = surveySchema({ help, questions: new Map(Object.entries(shared)) })
  const questionnaires = new Map<string, Questionnaire>()
  for (const [key, id] of Object.entries(clinic.forms.ids)) {
    const file = join(folder, `${key}.yaml`)
    if (!existsSync(file)) {
      problems.push(missingQuestionnaire(key, file))
      continue
    }
    const survey = read(file, schema)
    if (survey)
      questionnaires.set(id, { title: survey.title, survey, definition: composeSurvey(survey, results, siteOrigin) })
  }
  if (problems.length > 0) throw new ContentError(problems)
  return questionnaires
}

/** A function that reads one file, and adds its problems to `problems`. */
function reader(clinic: Clinic, problems: Problem[]) {
  const tokens = readTokens(clinic)
  return <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined => {
    const source = parseYaml(file)
    problems.push(...fillTokens(source, tokens))
    const { success, data, error } = schema.safeParse(source.document.toJS())
    if (!success) problems.push(...problemsOf(source, error.issues))
    return data
  }
}

/**
 * Throws ContentError for problems of the questionnaires, when the site uses the local form service. For the build,
 * which needs no questionnaire itself.
 */
export function checkQuestionnaires(clinic: Clinic): void {
  if (clinic.forms.provider === 'local') readQuestionnaires(clinic, clinic.url)
}

function missingQuestionnaire(key: string, file: string): Problem {
  return {
    file: 'content/clinic.yaml',
    line: 1,
    field: `forms.ids.${key}`,
    message: `The local form service has no questionnaire for this form. Write ${file}, or remove the key.`,
  }
}
