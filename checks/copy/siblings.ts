// Checks that the pages of one menu look different (docs/design.md, Sibling pages). It compares five properties of
// their layout. Neighbours in the menu may share at most two of them.
import type { Navigation } from '../../app/content/schema/navigation.ts'
import type { Page, SectionType } from '../../app/content/schema/page.ts'
import type { Problem } from '../../app/content/read/problems.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { isFormPage, kindsWith, traitsOf } from '../../app/sections/traits.ts'

/** Number of compared properties that neighbours may share. */
const MOST_SHARED = 2

/** The compared properties of a page: name and value, in words for the message. */
export function comparedPropertiesOf({ sections }: Page): Record<string, string> {
  const [hero] = sections
  // Up to the costs, treatment pages have one order (docs/writing.md). After them, each page is composed for itself.
  const costs = sections.findIndex(({ type }) => traitsOf(type).aboutTreatment)
  const after = sections[Math.max(0, costs) + 1]
  return {
    'hero kind and ground': `${hero?.type} on ${hero?.ground}`,
    'picture side': sections.map(pictureSide).find((side) => side !== undefined) ?? 'no picture beside a text',
    'what follows the costs, or else the hero': after?.type ?? 'nothing',
    ...Object.fromEntries(
      kindsWith('comparedLayout').map((kind) => [`form of the ${kind}`, layoutOf(kind, sections) ?? `no ${kind}`]),
    ),
  }
}

function layoutOf(kind: SectionType, sections: Page['sections']): string | undefined {
  const section = sections.find(({ type }) => type === kind)
  return section && traitsOf(kind).comparedLayout?.(section)
}

function pictureSide(section: Page['sections'][number]): 'left' | 'right' | undefined {
  if ('side' in section && typeof section.side === 'string') return section.side
  return 'picture' in section && typeof section.picture === 'object' && 'side' in section.picture
    ? section.picture.side
    : undefined
}

/**
 * A problem for each two pages of a menu with the same sections, and for each two neighbours that share too much.
 * Form pages are all alike and are left out.
 */
export function siblingProblems({
  navigation,
  pages,
  files,
}: Pick<Site, 'pages' | 'files'> & { navigation: Pick<Navigation, 'menus'> }): Problem[] {
  const byAnyPath = new Map(
    [...pages.values()].flatMap((page) => [page, ...page.formerPaths].map(({ path }) => [path, page] as const)),
  )
  return navigation.menus.flatMap((menu) => {
    const siblings = [...new Set(menu.links.flatMap(({ link }) => byAnyPath.get(link.href) ?? []))].filter(
      (page) => !isFormPage(page),
    )
    const pairs = siblings.flatMap((page, index) =>
      siblings.slice(index + 1).map((other, distance) => ({ page, other, neighbours: distance === 0 })),
    )
    return pairs.flatMap(({ page, other, neighbours }): Problem[] => {
      const message = sameSections(page, other) ?? (neighbours ? tooSimilar(page, other) : undefined)
      return message
        ? [
            {
              file: files.get(other.path) ?? other.path,
              line: 1,
              field: 'sections',
              message: `Menu "${menu.title}": ${message}`,
            },
          ]
        : []
    })
  })
}

/** A message when both pages have the same sections in the same order and forms. */
function sameSections(page: Page, other: Page): string | undefined {
  const layoutOfPage = (each: Page) =>
    JSON.stringify([comparedPropertiesOf(each), each.sections.map(({ type }) => type)])
  return layoutOfPage(page) === layoutOfPage(other)
    ? `it has the same sections as ${page.path}, in the same order and forms. Change the order, or a form.`
    : undefined
}

/** A message when both pages share more properties than neighbours may. */
function tooSimilar(page: Page, other: Page): string | undefined {
  const others = comparedPropertiesOf(other)
  const properties = Object.entries(comparedPropertiesOf(page))
  const shared = properties.filter(([name, value]) => others[name] === value)
  if (shared.length <= MOST_SHARED) return undefined
  const list = shared.map(([name, value]) => `${name}: ${value}`).join('; ')
  const count = `${shared.length} of ${properties.length} things`
  return `it shares ${count} with its neighbour ${page.path} (${list}). Change ${shared.length - MOST_SHARED}.`
}
