// What the content has but does not use, such as the price of a treatment whose page is gone.
import { join } from 'node:path'
import { oncePer } from '../../app/schema/once-per.ts'
import type { ContentFile } from '../../app/site/read/content-files.server.ts'
import { problem, type Problem } from '../../app/yaml/problems.ts'
import type { CopyFile, SiteCopy } from './copy-text.ts'
import type { CopyRules } from './rules.ts'
import { spelledWords } from './spelling.ts'

/** A list of things that other files use by name, and where it is. */
interface Named {
  file: string
  /** Fields around the names. */
  at: readonly string[]
  what: string
}

const NAMED: readonly Named[] = [
  { file: 'treatments.yaml', at: [], what: 'treatment' },
  { file: 'urgent-signs.yaml', at: [], what: 'sign' },
  { file: 'replies.yaml', at: [], what: 'reply' },
  { file: 'images.yaml', at: [], what: 'picture' },
  { file: 'clinic.yaml', at: ['forms', 'ids'], what: 'form' },
  { file: 'clinic.yaml', at: ['careTeam'], what: 'role' },
]

/** A file of the content: its source, and the values in it. */
export type Read = Pick<ContentFile, 'source' | 'content'>

/** What a file uses. */
const usedIn = oncePer(({ texts, names }: CopyFile) => {
  // One long text is searched ten times faster than many short ones.
  const authored = texts.map((text) => text.authored).join('\n')
  const raw = [...texts.map((text) => text.raw), ...names].join('\n')
  const facts = new Set([...raw.matchAll(/\{facts\.(\w+)\}/g)].map(([, name = '']) => name))
  const words = new Set(spelledWords(authored).flatMap((word) => partsOf(word.toLowerCase())))
  return { authored, facts, words, names }
})

/** A problem for each fact, name, exception and word that nothing uses. `read` reads a file of the content. */
export function unusedProblems({ pages, shared }: SiteCopy, read: (file: string) => Read): Problem[] {
  const files = [...pages, ...shared].map(usedIn)
  const isUsed = (what: 'facts' | 'words' | 'names', name: string) => files.some((file) => file[what].has(name))
  const remove = (what: string) => (name: string) => `No page uses the ${what} "${name}". Use it, or remove it.`
  const { source: rules, content } = read('copy-rules.yaml')
  const { allowed = [], spelling = [] } = (content ?? {}) as Partial<CopyRules>
  return [
    ...problemsFor(read('facts.yaml'), [], remove('fact'), (name) => !isUsed('facts', name)),
    ...NAMED.flatMap(({ file, at, what }) =>
      problemsFor(read(file), at, remove(what), (name) => !isUsed('names', name)),
    ),
    ...allowed.flatMap(({ phrases }, index) =>
      phrases.flatMap((phrase, place) => {
        if (files.some(({ authored }) => authored.includes(phrase))) return []
        const message = `No text needs the exception "${phrase}". Remove it from \`allowed\`.`
        return problem(rules, ['allowed', index, 'phrases', place], message)
      }),
    ),
    ...spelling.flatMap(({ words }, index) =>
      words.flatMap((word, place) => {
        if (partsOf(word.toLowerCase()).every((part) => isUsed('words', part))) return []
        const message = `No text has the word "${word}". Remove it from \`spelling\`.`
        return problem(rules, ['spelling', index, 'words', place], message)
      }),
    ),
  ]
}

/** A problem for each of the `drawings` of a content folder that no page shows. */
export function unusedDrawings({ pages }: SiteCopy, drawings: Iterable<string>, contentDir: string): Problem[] {
  const shown = new Set(pages.flatMap(({ names }) => [...names]))
  return [...drawings]
    .filter((name) => !shown.has(name))
    .map((name) => ({
      file: join(contentDir, `drawings/${name}.svg`),
      line: 1,
      field: '',
      message: `No page uses the drawing "${name}". Use it, or remove it.`,
    }))
}

/** A word, and each part of a word with hyphens, because the dictionary knows such a word by its parts. */
function partsOf(word: string): string[] {
  return [word, ...(word.includes('-') ? word.split('-').filter(Boolean) : [])]
}

function problemsFor(
  { source, content }: Read,
  at: readonly string[],
  messageFor: (name: string) => string,
  isUnused: (name: string) => boolean,
): Problem[] {
  const group = at.reduce((inner, key) => (inner as Record<string, object>)[key] ?? {}, (content ?? {}) as object)
  return Object.keys(group)
    .filter(isUnused)
    .map((name) => problem(source, [...at, name], messageFor(name)))
}
