// What the demonstration forms take from content/: the clinic, and the title of each form.
import { globSync } from 'node:fs'
import type { z } from 'zod'
import { ContentError, problemsOf } from '../../app/content/check/problems.ts'
import { fillText, tokenValues } from '../../app/content/read/tokens.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'
import { clinicSchema, type Clinic } from '../../app/content/schema/clinic.ts'
import { factsSchema } from '../../app/content/schema/facts.ts'

/** The clinic, with the ids of its forms. Throws ContentError with all problems of the file. */
export function readClinic(): Clinic {
  return read('content/clinic.yaml', clinicSchema)
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const source = parseYaml(file)
  const { success, data, error } = schema.safeParse(source.document.toJS())
  if (!success) throw new ContentError(problemsOf(source, error.issues))
  return data
}

/** Title of a form that no page opens with. */
const NO_PAGE = 'Demonstration form'

interface PageFile {
  sections?: readonly { title?: string; form?: string }[]
}

/** Titles by form id: the heading of the page that opens with the form. */
export function readTitles(clinic: Clinic): Map<string, string> {
  const tokens = tokenValues(clinic, read('content/facts.yaml', factsSchema))
  const headings = globSync('content/pages/**/*.yaml').map((file) => {
    const [opening = {}] = (parseYaml(file).document.toJS() as PageFile).sections ?? []
    return [opening.form, opening.title && fillText(opening.title, tokens).replaceAll('*', '')] as const
  })
  const headingOf = new Map(headings)
  return new Map(Object.entries(clinic.forms.ids).map(([key, id]) => [id, headingOf.get(key) ?? NO_PAGE]))
}
