// A picture that many pages show says little about any of them (docs/design.md, Pictures).
import type { Page } from '../../app/content/schema/page.ts'
import { problem, type Problem } from '../../app/content/read/problems.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'

/** Pages that may show the same picture. Share images and the pictures of the menus do not count. */
const MOST_PAGES = 2

interface Use {
  path: string
  /** Fields that lead to the picture in the page's file. */
  field: readonly string[]
}

/** A problem for each page after the second that shows the same picture. */
export function pictureProblems({ pages, images, files }: Pick<Site, 'pages' | 'images' | 'files'>): Problem[] {
  const uses = [...pages.values()].flatMap((page) => [...picturesOn(page, new Set<unknown>(images.values()))])
  return [...images].flatMap(([name, image]) => {
    const byPage = new Map(uses.filter(({ value }) => value === image).map((use) => [use.path, use]))
    return [...byPage.values()]
      .slice(MOST_PAGES)
      .map(({ path, field }) =>
        problem(
          parseYaml(files.get(path) ?? path),
          field,
          `The picture "${name}" is on ${byPage.size} pages: ${[...byPage.keys()].join(', ')}. ` +
            `Show it on at most ${MOST_PAGES}: name another one of content/images.yaml, or leave the picture out.`,
        ),
      )
  })
}

/** The pictures in the sections of `page`. */
function* picturesOn(page: Page, pictures: ReadonlySet<unknown>): Generator<Use & { value: unknown }> {
  const { path } = page
  const open: { value: unknown; field: string[] }[] = [{ value: page.sections, field: ['sections'] }]
  for (const { value, field } of open) {
    if (pictures.has(value)) yield { path, field, value }
    else if (typeof value === 'object' && value !== null)
      open.push(...Object.entries(value).map(([key, inner]) => ({ value: inner, field: [...field, key] })))
  }
}
