// Checks that need every page at once: nothing said twice, every parent there, one h1 and one hero each.
import type { Page } from './page.ts'
import { problem, type Problem, type SourceFile } from './problems.ts'

interface ReadPage {
  source: SourceFile
  page: Page
}

/**
 * Problems between pages; `paths` are those of all page files, of pages that can't be read too, so that one mistake makes one problem.
 * Canonical variants may share a title with nothing else: search engines show both.
 */
export function checkAcross(pages: readonly ReadPage[], paths: ReadonlySet<string>): Problem[] {
  return [
    ...duplicates(pages, 'path', ({ path }) => path, ['path'], 'Every page has a path of its own.'),
    ...duplicates(
      pages,
      'title',
      ({ seo }) => seo.title,
      ['seo', 'title'],
      'Write a title that fits this page alone.',
    ),
    ...duplicates(
      pages,
      'description',
      ({ seo }) => seo.description,
      ['seo', 'description'],
      'Write a description that fits this page alone.',
    ),
    ...sharedFormerPaths(pages),
    ...pages.flatMap(({ source, page }) => checkPage(source, page, paths)),
  ]
}

function checkPage(source: SourceFile, page: Page, paths: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  if (!paths.has(page.parent))
    problems.push(
      problem(
        source,
        ['parent'],
        `No page has the path ${page.parent}. Name a page that exists, or leave "parent" out for the home page.`,
      ),
    )
  if (page.seo.canonical && !paths.has(page.seo.canonical))
    problems.push(
      problem(
        source,
        ['seo', 'canonical'],
        `No page has the path ${page.seo.canonical}. Name the page that this one varies.`,
      ),
    )
  for (const former of page.formerPaths.filter((path) => paths.has(path))) {
    problems.push(
      problem(
        source,
        ['formerPaths'],
        `${former} is a page of its own and can't lead on to ${page.path}. Remove it here, or remove that page.`,
      ),
    )
  }
  page.sections.forEach(({ type }, index) => {
    const opens = type.startsWith('hero-') || type === 'form'
    if (opens !== (index === 0)) {
      problems.push(
        problem(
          source,
          ['sections', index, 'type'],
          opens
            ? `Only the first section may be a "${type}": it holds the page's one h1.`
            : "The first section is a hero or a form: it holds the page's h1.",
        ),
      )
    }
  })
  if (
    page.sections.some(({ type }) => type === 'costs') &&
    page.sections[0]?.type !== 'form' &&
    page.sections[1]?.type !== 'glance'
  ) {
    problems.push(
      problem(
        source,
        ['sections'],
        'A page about a treatment leads with its answers: make its second section a "glance".',
      ),
    )
  }
  const ids = page.sections.flatMap(({ id }) => id ?? [])
  for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) {
    problems.push(problem(source, ['sections'], `Two sections have the id "${id}". Give each its own.`))
  }
  return [...problems, ...repeatedPictures(source, page), ...deadAnchors(source, page)]
}

/** A picture that stands twice on a page (DESIGN.md, Imagery). Card samples show one list in many designs, and may. */
function repeatedPictures(source: SourceFile, { sections }: Page): Problem[] {
  const seen = new Set<string>()
  const visit = (value: unknown, field: readonly PropertyKey[]): Problem[] => {
    if (typeof value !== 'object' || value === null) return []
    const { stem } = value as { stem?: unknown }
    if (typeof stem !== 'string') return Object.entries(value).flatMap(([key, each]) => visit(each, [...field, key]))
    if (!seen.has(stem)) {
      seen.add(stem)
      return []
    }
    return [
      problem(
        source,
        field,
        `The picture "${stem.split('.')[0]}" stands on this page already. Take another, or leave the place without one.`,
      ),
    ]
  }
  return sections.flatMap((section, index) =>
    section.type === 'card-samples' ? [] : visit(section, ['sections', index]),
  )
}

/** Links to an anchor of their own page, #like-this, that no section has. */
function deadAnchors(source: SourceFile, { sections }: Page): Problem[] {
  const known = new Set(
    sections.flatMap((section) => [
      section.id,
      ...('chapters' in section ? section.chapters.map(({ id }) => id) : []),
    ]),
  )
  const visit = (value: unknown, field: readonly PropertyKey[]): Problem[] => {
    if (typeof value !== 'object' || value === null) return []
    const { href } = value as { href?: unknown }
    if (typeof href === 'string' && href.startsWith('#') && !known.has(href.slice(1))) {
      return [
        problem(
          source,
          field,
          `No section of this page has the id "${href.slice(1)}". Give the section that id, or link to another.`,
        ),
      ]
    }
    return Object.entries(value).flatMap(([key, each]) => visit(each, [...field, key]))
  }
  return visit(sections, ['sections'])
}

/** Former paths that a second page claims: a visitor can be led on to one page only. */
function sharedFormerPaths(pages: readonly ReadPage[]): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ source, page }) =>
    page.formerPaths.flatMap((former, index) => {
      const other = first.get(former)
      if (other === undefined) first.set(former, page.path)
      return other === undefined
        ? []
        : [
            problem(
              source,
              ['formerPaths', index],
              `${former} leads on to ${other} already. Keep it on one page, once.`,
            ),
          ]
    }),
  )
}

function duplicates(
  pages: readonly ReadPage[],
  name: string,
  valueOf: (page: Page) => string,
  field: readonly string[],
  remedy: string,
): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ source, page }) => {
    const value = valueOf(page).toLowerCase()
    const other = first.get(value)
    if (other === undefined) first.set(value, source.file)
    return other === undefined ? [] : [problem(source, field, `This ${name} stands in ${other} too. ${remedy}`)]
  })
}
