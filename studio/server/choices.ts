// What fields may refer to, for the pickers of the form.
import { clinicTokens } from '../../app/content/schema/clinic.ts'
import { plainText } from '../../app/content/schema/rich-text.ts'
import { textsNamed } from '../../app/content/schema/walk.ts'
import type { Page } from '../../app/sections/page.ts'
import { iconFiles } from '../../app/media/icons.server.ts'
import type { FieldUse } from '../protocol.ts'
import type { Choice, Choices, DefinedNames } from '../protocol-choices.ts'
import { fileNames, kindOf } from './files.ts'
import { schemaOf } from './schemas.ts'
import type { Studio } from './studio.ts'
import { namedFields } from '../schema/schema-at.ts'
import { textsIn } from './texts.ts'

const FACT = /\{facts\.([a-zA-Z0-9]+)\}/g

/** Everything that a field may refer to, and where it is used. */
export function choicesOf(studio: Studio): Choices {
  const { live } = studio
  const clinic = live.shared('clinic')
  const facts = live.shared('facts') ?? {}
  const contents = fileNames(studio.root).map((file) => [file, live.fileOf(file)?.content] as const)
  const uses = usesOf(studio, contents)
  const entries = <Entry>(
    list: DefinedNames,
    from: Readonly<Record<string, Entry>>,
    words: (entry: Entry, name: string) => Omit<Choice, 'value'>,
  ): Choice[] =>
    Object.entries(from).map(([name, entry]) => ({
      value: name,
      ...words(entry, name),
      usedOn: uses.get(`${list} ${name}`) ?? [],
    }))
  return {
    tokens: [
      ...Object.entries(facts).map(([name, { value, source }]) => ({
        value: `{facts.${name}}`,
        title: value,
        detail: `facts.${name} · ${source}`,
      })),
      ...[...(clinic ? clinicTokens(clinic) : [])].map(([name, value]) => ({
        value: `{clinic.${name}}`,
        title: value,
        detail: `clinic.${name}`,
      })),
    ],
    lists: {
      facts: entries('facts', facts, ({ value }) => ({ title: value })),
      pictures: entries('pictures', live.shared('images') ?? {}, ({ alt, focal }, name) => ({
        title: name,
        detail: alt,
        focal,
        src: `/edit/api/picture?name=${name}&width=320&version=${live.imageOf(name)?.stem.split('.')[1] ?? ''}`,
      })),
      icons: [...iconFiles().keys()]
        .sort()
        .map((name) => ({ value: name, title: name, src: `/edit/api/icon?name=${name}` })),
      links: contents.flatMap(([file, content]) => linksOf(live.pageOf(file), content)),
      forms: entries('forms', clinic?.forms.ids ?? {}, (id, name) => ({ title: name, detail: `Form id ${id}` })),
      treatments: entries('treatments', live.shared('treatments') ?? {}, (treatment, name) => ({
        title: treatment.name,
        detail: `${name} · evidence: ${treatment.evidence}`,
      })),
      urgentSigns: entries('urgentSigns', live.shared('urgent-signs') ?? {}, ({ action, sign }, name) => ({
        title: plainText(sign),
        detail: `${name} · ${action}`,
      })),
      roles: entries('roles', clinic?.careTeam ?? {}, ({ title }, name) => ({ title, detail: name })),
    },
    menus: (live.shared('navigation')?.menus ?? []).map(({ title, links }) => ({
      title,
      links: links.map(({ text }) => text),
    })),
  }
}

/** A page and its anchors. */
function linksOf(page: Page | undefined, content: unknown): Choice[] {
  if (!page) return []
  const anchors = textsNamed('id', content).map(({ text }) => ({
    value: `${page.path}#${text}`,
    title: `${page.name}: ${text}`,
    detail: `${page.path}#${text}`,
  }))
  return [{ value: page.path, title: page.name, detail: page.path }, ...anchors]
}

/** Fields that refer to something, by what they refer to: `facts edDosePrice`, `pictures ed`. */
function usesOf(
  studio: Studio,
  contents: readonly (readonly [file: string, content: unknown])[],
): Map<string, FieldUse[]> {
  const uses = new Map<string, FieldUse[]>()
  const add = (key: string, use: FieldUse) => uses.set(key, [...(uses.get(key) ?? []), use])
  for (const [file, content] of contents) {
    const kind = kindOf(file)
    if (!kind) continue
    const title = studio.titleOf(file)
    for (const { names, value, path } of namedFields(schemaOf(kind), content))
      if (names !== 'links') add(`${names} ${value}`, { file, title, path })
    for (const { path, text } of textsIn(content))
      for (const [, name = ''] of text.matchAll(FACT)) add(`facts ${name}`, { file, title, path })
  }
  return uses
}
