// What fields may refer to, for the pickers of the form.
import { clinicTokens } from '../../app/content/schema/clinic.ts'
import { textsNamed } from '../../app/content/schema/walk.ts'
import { iconFiles } from '../../app/media/icons.server.ts'
import type { Choices, FieldUse } from '../protocol-choices.ts'
import { kindOf } from './files.ts'
import { schemaOf } from './schemas.ts'
import type { Studio } from './studio.ts'
import { namedFields } from '../schema/schema-at.ts'
import { textsIn } from './uses.ts'

const FACT = /\{facts\.([a-zA-Z0-9]+)\}/g

/** Everything that a field may refer to, and where it is used. */
export function choicesOf(studio: Studio): Choices {
  const { clinic, facts = {}, treatments = {}, images: register = {}, navigation } = studio.live.shared()
  const uses = usesOf(studio)
  const usedOn = (names: string, name: string) => uses.get(`${names} ${name}`) ?? []
  const images = studio.live.images()
  return {
    tokens: [
      ...Object.entries(facts).map(([name, { value }]) => ({ token: `{facts.${name}}`, value })),
      ...[...(clinic ? clinicTokens(clinic) : [])].map(([name, value]) => ({ token: `{clinic.${name}}`, value })),
    ],
    facts: Object.entries(facts).map(([name, { source }]) => ({ name, source, usedOn: usedOn('facts', name) })),
    pictures: Object.entries(register).map(([name, { alt, focal }]) => ({
      name,
      alt,
      focal,
      src: `/edit/api/picture?name=${name}&width=320&version=${images.get(name)?.stem.split('.')[1] ?? ''}`,
      usedOn: usedOn('pictures', name),
    })),
    icons: [...iconFiles().keys()].sort(),
    pages: [...studio.live.contents()].flatMap(([file, content]) => {
      const page = studio.live.pageOf(file)
      return page
        ? [{ path: page.path, name: page.name, anchors: textsNamed('id', content).map(({ text }) => text) }]
        : []
    }),
    forms: Object.entries(clinic?.forms.ids ?? {}).map(([name, id]) => ({ name, id, usedOn: usedOn('forms', name) })),
    treatments: Object.entries(treatments).map(([name, { name: title, evidence }]) => ({
      name,
      title,
      evidence,
      usedOn: usedOn('treatments', name),
    })),
    roles: Object.entries(clinic?.careTeam ?? {}).map(([name, { title }]) => ({
      name,
      title,
      usedOn: usedOn('roles', name),
    })),
    menus: (navigation?.menus ?? []).map(({ title, links }) => ({
      title,
      links: links.map(({ text, link }) => ({ text, link: link.href })),
    })),
  }
}

/** Fields that refer to something, by what they refer to: `facts edDosePrice`, `pictures ed`. */
function usesOf(studio: Studio): Map<string, FieldUse[]> {
  const uses = new Map<string, FieldUse[]>()
  const add = (key: string, use: FieldUse) => uses.set(key, [...(uses.get(key) ?? []), use])
  for (const [file, content] of studio.live.contents()) {
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
