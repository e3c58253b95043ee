// How large the pictures of a page are drawn, in pixels of the screen for each pixel of the file.
import type { BrowserContext } from '@playwright/test'
import { inside } from '../markup/document.ts'
import { built, type BuiltPage } from '../artifact/built.ts'
import { expect } from './fixtures.ts'

/** Size of a window in CSS px. */
interface Viewport {
  width: number
  height: number
}

/** Pixels of the screen for each CSS px. */
type Density = 1 | 2

/** Greatest enlargement of a picture that nobody notices, by the density of the screen. */
const MOST_ENLARGED = { 1: 1.1, 2: 1.4 } as const

export const pagesWithPictures: readonly BuiltPage[] = built.filter(({ elements }) =>
  elements.some((each) => each.tagName === 'img' && inside(each, ({ tagName }) => tagName === 'main')),
)

/**
 * Expects that no picture on `pages` is so much enlarged that it looks soft in any of `windows`, and prints the most
 * enlarged one. `context` has the density, and reduced motion: a picture that settles is enlarged for a moment only.
 * Windows go from narrow to wide, and each page has a tab of its own, because a browser draws a larger file than it
 * needs when it already has one.
 */
export async function expectSharp(
  context: BrowserContext,
  pages: readonly BuiltPage[],
  windows: readonly Viewport[],
  density: Density,
): Promise<void> {
  const drawn: { enlarged: number; what: string }[] = []
  for (const { path } of pages) {
    const page = await context.newPage()
    for (const [index, viewport] of windows.entries()) {
      await page.setViewportSize(viewport)
      if (index === 0) await page.goto(path)
      for (const { file, needed, has } of await page.evaluate(measurePictures)) {
        const enlarged = needed / has
        const sizes = `${file} has ${has} px and is drawn over ${Math.round(needed)}`
        const where = `${path} at ${viewport.width} px, ${density}x`
        drawn.push({ enlarged, what: `${enlarged.toFixed(2)} times: ${where}: ${sizes}` })
      }
    }
    await page.close()
  }
  const [worst] = drawn.toSorted((one, other) => other.enlarged - one.enlarged)
  console.log(`Most enlarged: ${worst?.what}`)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter(({ enlarged }) => enlarged > MOST_ENLARGED[density]).map(({ what }) => what)).toEqual([])
}

/** Runs in the page, and shows all its tab panels. Widths are in pixels of the screen. */
async function measurePictures(): Promise<{ file: string; needed: number; has: number }[]> {
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) panel.dataset['active'] = ''
  const pictures = [...document.querySelectorAll('main img')].filter(
    (each): each is HTMLImageElement => each instanceof HTMLImageElement && each.getClientRects().length > 0,
  )
  for (const picture of pictures) picture.loading = 'eager'
  // Painting takes a quarter of this test's time, and sizes do not need it.
  document.documentElement.style.visibility = 'hidden'
  // A browser chooses the files for a new width before it draws the second frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return Promise.all(
    pictures.map(async (picture) => {
      await picture.decode()
      // The natural size of a picture with srcset is divided by its density, that of the file alone is not.
      const file = new Image()
      file.src = picture.currentSrc
      await file.decode()
      // The size without transforms, which getBoundingClientRect() would include.
      const { width, height, objectFit } = getComputedStyle(picture)
      const byHeight = (Number.parseFloat(height) * file.naturalWidth) / file.naturalHeight
      const drawn = Math.max(Number.parseFloat(width), objectFit === 'cover' ? byHeight : 0)
      return {
        file: file.src.split('/').at(-1) ?? '',
        needed: drawn * devicePixelRatio,
        has: file.naturalWidth,
      }
    }),
  )
}
