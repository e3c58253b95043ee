// Rules of content/search.yaml that need the pages or the whole file.
import type { Page } from '../../sections/page-schema.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { repeats } from './repeats.ts'
import { didYouMean } from '../../schema/did-you-mean.ts'
import { pagePathOf } from '../../schema/resolve-link.ts'
import type { SearchWords } from '../../schema/search-words.ts'

/** Problems of the search words, given every page. */
export function searchProblems(source: SourceFile, search: SearchWords, pages: readonly Page[]): Problem[] {
  return [
    ...pagesWithoutWords(source, search, pages),
    ...leftOutProblems(source, search, pages),
    ...unknownKeys(source, search),
    ...wordsOfTwoPages(source, search),
  ]
}

function pagesWithoutWords(source: SourceFile, search: SearchWords, pages: readonly Page[]): Problem[] {
  const withConcern = new Set(
    search.groups.flatMap(({ concerns }) => concerns.map(({ page }) => page && pagePathOf(page))),
  )
  const listed = new Set(search.pages.map(({ page }) => pagePathOf(page)))
  const unlisted = pages.filter(({ path }) => !listed.has(path) && !search.leftOut.includes(path))
  return [
    ...unlisted.map(({ path }) =>
      problem(
        source,
        ['pages'],
        `The page ${path} has no patient words, so the search cannot find it. ` +
          `Add "- page: ${path}" with words that patients use, or list it under leftOut.`,
      ),
    ),
    ...search.pages.flatMap(({ page, words }, index) =>
      words.length > 0 || withConcern.has(pagePathOf(page))
        ? []
        : [problem(source, ['pages', index, 'words'], `Write at least one word that patients use for ${page.href}.`)],
    ),
  ]
}

function leftOutProblems(source: SourceFile, search: SearchWords, pages: readonly Page[]): Problem[] {
  const paths = pages.map(({ path }) => path)
  const listed = new Set(search.pages.map(({ page }) => pagePathOf(page)))
  return search.leftOut.flatMap((path, index) => {
    const at = ['leftOut', index]
    if (!paths.includes(path)) return [problem(source, at, `No page has the path ${path}.${didYouMean(path, paths)}`)]
    return listed.has(path) ? [problem(source, at, `${path} is under pages too. Remove it from one of them.`)] : []
  })
}

function unknownKeys(source: SourceFile, { numbers, groups, elsewhere, emergencies }: SearchWords): Problem[] {
  const check = (
    at: readonly PropertyKey[],
    key: string | undefined,
    list: string,
    known: readonly { key: string }[],
  ) => {
    const keys = known.map((each) => each.key)
    if (key === undefined || keys.includes(key)) return []
    return [problem(source, at, `Nothing under ${list} has the key "${key}".${didYouMean(key, keys)} Add it there.`)]
  }
  return [
    ...groups.flatMap(({ concerns }, group) =>
      concerns.flatMap((concern, index) => {
        const at = ['groups', group, 'concerns', index]
        return [
          ...check([...at, 'elsewhere'], concern.elsewhere, 'elsewhere', elsewhere),
          ...check([...at, 'emergency'], concern.emergency, 'emergencies', emergencies),
        ]
      }),
    ),
    ...elsewhere.flatMap(({ number }, index) => check(['elsewhere', index, 'number'], number, 'numbers', numbers)),
    ...emergencies.flatMap((each, index) =>
      each.numbers.flatMap((number, place) =>
        check(['emergencies', index, 'numbers', place], number, 'numbers', numbers),
      ),
    ),
  ]
}

/** Words listed for two pages: the search could not tell which page is meant. */
function wordsOfTwoPages(source: SourceFile, { pages }: SearchWords): Problem[] {
  const entries = pages.flatMap(({ page: { href }, words, typed }, index) => [
    ...words.map((word) => ({ word, href, at: ['pages', index, 'words'] })),
    ...typed.map((word) => ({ word, href, at: ['pages', index, 'typed'] })),
  ])
  return repeats(entries, ({ word }) => word.toLowerCase())
    .filter(({ item, first }) => item.href !== first.href)
    .map(({ item: { word, at }, first }) =>
      problem(source, at, `"${word}" already leads to ${first.href}. Keep it on one page.`),
    )
}
