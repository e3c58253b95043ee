// Rules that need all pages: unique paths, titles and descriptions; parents, canonical pages and former paths.
import { checkPage } from './page-rules.ts'
import type { Page } from '../../sections/page-schema.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { repeats } from './repeats.ts'
import type { KnownPath } from '../../schema/references.ts'

interface ReadPage {
  source: SourceFile
  page: Page
}

/**
 * About all page files, including those with problems, so that links to a page with a problem are not reported too.
 */
interface AllPages {
  /** Paths of the pages, without former paths. */
  paths: readonly { source: SourceFile; path: string }[]
  /** Paths and former paths with the anchors of their page. */
  known: ReadonlyMap<string, KnownPath>
}

/** Problems of single pages, and of pages compared with each other. */
export function checkPages(pages: readonly ReadPage[], { paths, known }: AllPages): Problem[] {
  const all = new Set(paths.map(({ path }) => path))
  return [
    ...duplicates(paths, 'path', ({ path }) => path, ['path']),
    ...duplicates(pages, 'title', ({ page }) => page.seo.title, ['seo', 'title']),
    ...duplicates(pages, 'description', ({ page }) => page.seo.description, ['seo', 'description']),
    ...sharedFormerPaths(pages),
    ...pages.flatMap(({ source, page }) => [
      ...checkAddresses(source, page, all),
      ...lostAnchors(source, page, known),
      ...checkPage(source, page, known.get(page.path)?.anchors ?? new Set()),
    ]),
  ]
}

function checkAddresses(source: SourceFile, page: Page, paths: ReadonlySet<string>): Problem[] {
  const { path, parent, formerPaths, seo } = page
  const problems: Problem[] = []
  if (!paths.has(parent)) {
    const message = `No page has the path ${parent}. Name a page, or leave "parent" out for the home page.`
    problems.push(problem(source, ['parent'], message))
  }
  if (seo.canonical && !paths.has(seo.canonical)) {
    const message = `No page has the path ${seo.canonical}. Name the page that this one is a version of.`
    problems.push(problem(source, ['seo', 'canonical'], message))
  }
  for (const { path: former } of formerPaths.filter((each) => paths.has(each.path))) {
    const message = `${former} is a page, so it cannot redirect to ${path}. Remove it here, or remove that page.`
    problems.push(problem(source, ['formerPaths'], message))
  }
  return problems
}

/** Anchors of former paths that the page does not have. */
function lostAnchors(source: SourceFile, { path, formerPaths }: Page, known: AllPages['known']): Problem[] {
  return formerPaths.flatMap(({ anchor }, index) => {
    if (!anchor || known.get(path)?.anchors.has(anchor)) return []
    const message = `This page has no section with the id "${anchor}". Give it that id, or remove the anchor.`
    return [problem(source, ['formerPaths', index, 'anchor'], message)]
  })
}

/** Former paths listed twice: a path can redirect to one page only. */
function sharedFormerPaths(pages: readonly ReadPage[]): Problem[] {
  const entries = pages.flatMap(({ source, page }) =>
    page.formerPaths.map(({ path }, index) => ({ source, path, index, page: page.path })),
  )
  return repeats(entries, ({ path }) => path).map(({ item: { source, path, index }, first }) => {
    const message = `${path} already redirects to ${first.page}. Keep it on one page, once.`
    return problem(source, ['formerPaths', index], message)
  })
}

function duplicates<Item extends { source: SourceFile }>(
  items: readonly Item[],
  name: string,
  valueOf: (item: Item) => string,
  field: readonly string[],
): Problem[] {
  return repeats(items, (item) => valueOf(item).toLowerCase()).map(({ item, first }) =>
    problem(item.source, field, `This file and ${first.source.file} have the same ${name}. Change one of them.`),
  )
}
