// What a picker offers.
import type { Choices } from '../../protocol-choices.ts'

export interface Option {
  /** What the field holds when this is picked. */
  value: string
  title: string
  detail?: string
  /** Address of a small picture. */
  src?: string
}

/** The facts and the data of the clinic that a text may quote. */
export function factOptions(choices: Choices | undefined): Option[] {
  const sources = new Map(choices?.facts.map(({ name, source }) => [`{facts.${name}}`, source]))
  return (choices?.tokens ?? []).map(({ token, value }) => {
    const source = sources.get(token)
    return { value: token, title: value, detail: [token.slice(1, -1), source].filter(Boolean).join(' · ') }
  })
}

/** The names of one list, such as every picture. */
export function optionsOf(names: string | undefined, choices: Choices | undefined): Option[] {
  if (!names || !choices) return []
  switch (names) {
    case 'pictures':
      return choices.pictures.map(({ name, alt, src }) => ({ value: name, title: name, detail: alt, src }))
    case 'icons':
      return choices.icons.map((name) => ({ value: name, title: name, src: iconAddress(name) }))
    case 'links':
    case 'pages':
      return choices.pages.flatMap(({ path, name, anchors }) => [
        { value: path, title: name, detail: path },
        ...anchors.map((anchor) => ({
          value: `${path}#${anchor}`,
          title: `${name}: ${anchor}`,
          detail: `${path}#${anchor}`,
        })),
      ])
    case 'forms':
      return choices.forms.map(({ name, id }) => ({ value: name, title: name, detail: `Form id ${id}` }))
    case 'treatments':
      return choices.treatments.map(({ name, title, evidence }) => ({
        value: name,
        title,
        detail: `${name} · evidence: ${evidence}`,
      }))
    case 'roles':
      return choices.roles.map(({ name, title }) => ({ value: name, title, detail: name }))
    default:
      return []
  }
}

export function iconAddress(name: string): string {
  return `/edit/api/icon?name=${encodeURIComponent(name)}`
}

/** The options that have every word of `search` in them; those that begin with it come first. */
export function findOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const start = words.join(' ')
  const found = options.filter(({ value, title, detail = '' }) => {
    const text = `${value} ${title} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const begins = ({ value, title }: Option) => [value, title].some((text) => text.toLowerCase().startsWith(start))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
