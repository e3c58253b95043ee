// What the content has but does not use, such as the price of a treatment whose page is gone.
import { join } from 'node:path'
import { lineOf, type Problem, type SourceFile } from '../../app/yaml/problems.ts'
import type { SiteCopy } from './copy-text.ts'
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
  { file: 'images.yaml', at: [], what: 'picture' },
  { file: 'clinic.yaml', at: ['forms', 'ids'], what: 'form' },
  { file: 'clinic.yaml', at: ['careTeam'], what: 'role' },
]

/** A problem for each fact, name, exception and word that nothing uses. `sourceOf` reads a file of the content. */
export function unusedProblems({ pages, shared }: SiteCopy, sourceOf: (file: string) => SourceFile): Problem[] {
  const files = [...pages, ...shared]
  const texts = files.flatMap((file) => file.texts)
  const names = new Set(files.flatMap((file) => [...file.names]))
  // One long text is searched ten times faster than thousands of short ones.
  const raw = [...texts.map((text) => text.raw), ...names].join('\n')
  const authored = texts.map((text) => text.authored).join('\n')
  const used = new Set(spelledWords(authored).flatMap((word) => partsOf(word.toLowerCase())))
  const remove = (what: string) => (name: string) => `No page uses the ${what} "${name}". Use it, or remove it.`
  const rules = sourceOf('copy-rules.yaml')
  const { allowed = [], spelling = [] } = rules.document.toJS() as Partial<CopyRules>
  return [
    ...problemsFor(sourceOf('facts.yaml'), [], remove('fact'), (name) => !raw.includes(`{facts.${name}}`)),
    ...NAMED.flatMap(({ file, at, what }) =>
      problemsFor(sourceOf(file), at, remove(what), (name) => !names.has(name)),
    ),
    ...allowed.flatMap(({ phrases }, index) =>
      phrases.flatMap((phrase, place) => {
        if (authored.includes(phrase)) return []
        const message = `No text needs the exception "${phrase}". Remove it from \`allowed\`.`
        return problemAt(rules, ['allowed', index, 'phrases', place], message)
      }),
    ),
    ...spelling.flatMap(({ words }, index) =>
      words.flatMap((word, place) => {
        if (partsOf(word.toLowerCase()).every((part) => used.has(part))) return []
        const message = `No text has the word "${word}". Remove it from \`spelling\`.`
        return problemAt(rules, ['spelling', index, 'words', place], message)
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
  source: SourceFile,
  at: readonly string[],
  messageFor: (name: string) => string,
  isUnused: (name: string) => boolean,
): Problem[] {
  const whole = source.document.toJS() as object | null
  const group = at.reduce<object>((inner, key) => (inner as Record<string, object>)[key] ?? {}, whole ?? {})
  return Object.keys(group)
    .filter(isUnused)
    .map((name) => problemAt(source, [...at, name], messageFor(name)))
}

function problemAt(source: SourceFile, path: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: lineOf(source, path), field: path.join('.'), message }
}
