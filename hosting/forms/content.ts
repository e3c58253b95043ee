// What the demonstration forms take from content/: the clinic, and the title of each form.
import { globSync } from 'node:fs'
import { ContentError, problemsOf } from '../../app/content/read/problems.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'
import { clinicSchema, type Clinic } from '../../app/content/schema/clinic.ts'

/** The clinic, with the ids of its forms. Throws ContentError with all problems of the file. */
export function readClinic(): Clinic {
  const source = parseYaml('content/clinic.yaml')
  const { success, data, error } = clinicSchema.safeParse(source.document.toJS())
  if (!success) throw new ContentError(problemsOf(source, error.issues))
  return data
}

/** Titles by form id: the heading above the form on a page of the site, or the form's key where no page shows it. */
export function readTitles({ forms }: Pick<Clinic, 'forms'>): Map<string, string> {
  const headings = new Map(globSync('content/pages/**/*.yaml').sort().flatMap(formHeadings))
  return new Map(Object.entries(forms.ids).map(([key, id]) => [id, headings.get(key) ?? key]))
}

interface PageFile {
  sections?: readonly { type?: string; title?: string; form?: string }[]
}

/** The key of each form on a page, with the heading of its section. */
function formHeadings(file: string): [key: string, heading: string][] {
  const { sections = [] } = parseYaml(file).document.toJS() as PageFile
  return sections.flatMap(({ title, form }) => (title && form ? [[form, title.replaceAll('*', '')]] : []))
}
