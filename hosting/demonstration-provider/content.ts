// What the demonstration forms read from content/: the clinic, and the title of each form.
import { globSync } from 'node:fs'
import { fillText, tokenValues } from '../../app/yaml/tokens.ts'
import { parseYaml, readYamlFile } from '../../app/yaml/yaml-file.ts'
import { brandSchema, type Palette } from '../../app/schema/brand.ts'
import { clinicSchema, type Clinic } from '../../app/schema/clinic.ts'
import { factsSchema } from '../../app/schema/facts.ts'

/** The clinic, with the ids of its forms. Throws ContentError with all problems of the file. */
export function readClinic(): Clinic {
  return readYamlFile('content/clinic.yaml', clinicSchema)
}

/** The clinic's colours. Throws ContentError with all problems of the file. */
export function readPalette(): Palette {
  return readYamlFile('content/brand.yaml', brandSchema).palette
}

/** Title of a form that is not at the top of any page. */
const DEFAULT_TITLE = 'Demonstration form'

interface PageFile {
  sections?: readonly { title?: string; form?: string }[]
}

/** Titles by form id: the heading of the page that opens with the form. */
export function readTitles(clinic: Clinic): Map<string, string> {
  const tokens = tokenValues(clinic, readYamlFile('content/facts.yaml', factsSchema))
  const headings = globSync('content/pages/**/*.yaml').map((file) => {
    const [opening = {}] = (parseYaml(file).document.toJS() as PageFile).sections ?? []
    return [opening.form, opening.title && fillText(opening.title, tokens).replaceAll('*', '')] as const
  })
  const headingOf = new Map(headings)
  return new Map(Object.entries(clinic.forms.ids).map(([key, id]) => [id, headingOf.get(key) ?? DEFAULT_TITLE]))
}
