// What fields may refer to, for the pickers of the form.
import { plainText } from '../site/browser.ts'
import { clinicTokens, textsNamed, type Page } from '../site/server.ts'
import type { Choice, DefinedNames, FieldUse, ListName } from '../protocol.ts'
import { fileNames } from './files.ts'
import { replacedBy } from './pictures.ts'
import type { Studio } from './studio.ts'
import { inWords } from '../json-schema/labels.ts'
import { textsOf } from './find.ts'

const FACT = /\{facts\.([a-zA-Z0-9]+)\}/g

/** What the clinic's data is called in a text. */
const CLINIC_TITLES: Readonly<Record<string, string>> = {
  name: 'Name of the clinic',
  phone: 'Phone number',
  phoneHref: 'Link that calls the clinic',
  fax: 'Fax number',
  hours: 'Hours, as in the footer',
  hoursShort: 'Hours, as beside the phone number',
}

/** Everything that a field may refer to, and where it is used. */
export function choicesOf(studio: Studio) {
  const { live } = studio
  const clinic = live.shared('clinic')
  const uses = usesOf(studio)
  const files = fileNames(studio.root)
  // Words in capitals, as the names of pages have them.
  const pageNames = files.flatMap((file) => live.pageOf(file)?.name ?? [])
  const abbreviations = new Set(pageNames.flatMap((name) => name.match(/\b\p{Lu}{2,}\b/gu) ?? []))
  const entries = <Entry>(
    list: DefinedNames,
    from: Readonly<Record<string, Entry>> | undefined,
    words: (entry: Entry, name: string) => Omit<Choice, 'value'>,
  ): Choice[] =>
    Object.entries(from ?? {}).map(([value, entry]) => {
      return { value, ...words(entry, value), usedOn: uses.get(`${list} ${value}`) ?? [] }
    })
  const quoted = entries('facts', live.shared('facts'), ({ title, value }) => ({ title, shows: value }))
  return {
    /** What a text may quote: facts first, then the clinic's data. */
    tokens: [
      ...quoted.map((fact) => quotable(studio, fact)),
      ...[...(clinic ? clinicTokens(clinic) : [])].map(([name, value]) => ({
        value: `{clinic.${name}}`,
        title: CLINIC_TITLES[name] ?? inWords(name),
        shows: name === 'phoneHref' ? 'calls the clinic' : value,
        group: 'The clinic',
      })),
    ],
    lists: {
      facts: quoted,
      pictures: entries('pictures', live.shared('images'), ({ alt, focal }, name) => ({
        title: inWords(name, abbreviations),
        detail: alt,
        focal,
        isReplaced: replacedBy(studio, name) !== undefined,
        src: `/edit/api/picture?name=${name}&version=${live.imageOf(name)?.stem.split('.')[1] ?? ''}`,
      })),
      links: files.flatMap((file) => linksOf(live.pageOf(file), live.fileOf(file)?.content)),
      forms: entries('forms', clinic?.forms.ids, (_id, name) => ({ title: inWords(name, abbreviations) })),
      treatments: entries('treatments', live.shared('treatments'), ({ name, evidence }) => ({
        title: plainText(name),
        detail: `Evidence: ${evidence}`,
      })),
      urgentSigns: entries('urgentSigns', live.shared('urgent-signs'), ({ action, sign }) => ({
        title: plainText(sign),
        detail: inWords(action),
      })),
      replies: entries('replies', live.shared('replies'), ({ question, profession }) => ({
        title: question,
        detail: profession,
      })),
      roles: entries('roles', clinic?.careTeam, ({ title }) => ({ title })),
    } satisfies Record<ListName, Choice[]>,
    /** Titles of the menus, in their order. */
    menus: (live.shared('navigation')?.menus ?? []).map(({ title }) => title),
  }
}

/** A fact as a text may quote it, under the page that quotes it. */
function quotable(studio: Studio, { value, title, shows = '', usedOn = [] }: Choice): Choice {
  const pages = [...new Set(usedOn.map(({ file }) => studio.titleOf(file)))]
  return {
    value: `{facts.${value}}`,
    title,
    shows,
    group: pages.length > 1 ? 'Several pages' : (pages[0] ?? 'On no page yet'),
    ...(pages.length > 1 && { detail: `On ${pages.length > 4 ? `${pages.length} pages` : pages.join(', ')}` }),
  }
}

/** A page and its anchors. */
function linksOf(page: Page | undefined, content: unknown): Choice[] {
  if (!page) return []
  const anchors = textsNamed('id', content).map(({ text }) => ({
    value: `${page.path}#${text}`,
    title: `${page.name}: ${inWords(text)}`,
    detail: `${page.path}#${text}`,
  }))
  return [{ value: page.path, title: page.name, detail: page.path }, ...anchors]
}

/** Fields that refer to something, by what they refer to: `facts visitPrice`, `pictures care`. */
function usesOf(studio: Studio): Map<string, FieldUse[]> {
  const uses = new Map<string, FieldUse[]>()
  for (const { file, path, text, names, place } of textsOf(studio)) {
    const quoted = [...text.matchAll(FACT)].map(([, name]) => `facts ${name}`)
    for (const key of names && names !== 'links' ? [`${names} ${text}`] : quoted)
      uses.set(key, [...(uses.get(key) ?? []), { file, title: place(2), path }])
  }
  return uses
}
