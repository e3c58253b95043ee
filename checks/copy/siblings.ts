// Keeps pages of one menu apart (DESIGN.md, "Keeping siblings apart"): five switches, of which neighbours share at most two.
import type { Navigation } from '../../app/content/navigation.ts'
import type { Page } from '../../app/content/page.ts'
import type { Problem } from '../../app/content/problems.ts'
import type { Site } from '../../app/content/site.server.ts'

/** Neighbours differ in at least three of the five. */
const MOST_SHARED = 2

/** The five switches of a page, in words. */
export function switchesOf({ sections }: Page): Record<string, string> {
  // A glance leads every treatment page, so it tells none apart.
  const [hero, after] = sections.filter(({ type }) => type !== 'glance')
  const steps = sections.find((section) => section.type === 'steps')
  const closing = sections.find((section) => section.type === 'closing')
  return {
    'hero kind and ground': `${hero?.type} on ${hero?.ground}`,
    'picture side': sections.map(pictureSide).find((side) => side !== undefined) ?? 'no picture beside a text',
    'what follows the hero': after?.type ?? 'nothing',
    'form of the steps': steps?.form ?? 'no steps',
    'form of the closing': closing?.form ?? 'no closing',
  }
}

function pictureSide(section: Page['sections'][number]): 'left' | 'right' | undefined {
  if ('side' in section && typeof section.side === 'string') return section.side
  return 'picture' in section && typeof section.picture === 'object' && 'side' in section.picture
    ? section.picture.side
    : undefined
}

/** A problem for each two pages of a menu that are built alike, and for each two neighbours that share too many switches. Form pages have no switches to set. */
export function siblingProblems({
  navigation,
  pages,
  files,
}: Pick<Site, 'pages' | 'files'> & { navigation: Pick<Navigation, 'menus'> }): Problem[] {
  const byAnyPath = new Map(
    [...pages.values()].flatMap((page) => [page.path, ...page.formerPaths].map((path) => [path, page] as const)),
  )
  return navigation.menus.flatMap((menu) => {
    const siblings = [...new Set(menu.links.flatMap(({ link }) => byAnyPath.get(link.href) ?? []))].filter(
      ({ sections }) => sections[0]?.type !== 'form',
    )
    const pairs = siblings.flatMap((page, index) =>
      siblings.slice(index + 1).map((other, distance) => ({ page, other, neighbours: distance === 0 })),
    )
    return pairs.flatMap(({ page, other, neighbours }): Problem[] => {
      const message = alike(page, other) ?? (neighbours ? tooNear(page, other) : undefined)
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

function alike(page: Page, other: Page): string | undefined {
  const build = (each: Page) => JSON.stringify([switchesOf(each), each.sections.map(({ type }) => type)])
  return build(page) === build(other)
    ? `it is built like ${page.path}, section for section. Change the order, or a form.`
    : undefined
}

function tooNear(page: Page, other: Page): string | undefined {
  const mine = switchesOf(other)
  const shared = Object.entries(switchesOf(page)).filter(([name, value]) => mine[name] === value)
  if (shared.length <= MOST_SHARED) return undefined
  return `it shares ${shared.length} of five switches with its neighbour ${page.path} (${shared.map(([name, value]) => `${name}: ${value}`).join('; ')}). Change ${shared.length - MOST_SHARED}.`
}
