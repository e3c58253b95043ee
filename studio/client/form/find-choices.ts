// Finds choices by what somebody types.
import type { Choice } from '../../protocol-choices.ts'

/** The choices that have every word of `search` in them; those that begin with it come first. */
export function findChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  const start = words.join(' ')
  const found = choices.filter(({ value, title, detail = '' }) => {
    const text = `${value} ${title} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const begins = ({ value, title }: Choice) => [value, title].some((text) => text.toLowerCase().startsWith(start))
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
