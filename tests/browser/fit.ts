// What must hold on a page for every visitor: it fits the window, its pictures load, and two engines find nothing.
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { atRest } from './fixtures.ts'
import { ibmFindings } from './ibm.ts'
import { overlappingTexts } from './overlap.ts'
import {
  cutTexts,
  narrowTexts,
  overhang,
  smallTargets,
  TEXT_SPACING,
  TEXT_TWICE,
  vagueLinks,
  withStyle,
} from './room.ts'

const HEIGHT = 844

interface Extent {
  /** Widths in px at which the page must fit. */
  widths: readonly number[]
  /** Widths at which axe looks at the page. */
  axe: readonly number[]
  /** Also with wider spacing and letters of twice the size. */
  letters?: boolean
}

/** Checks the open page at every width. IBM's rules read the markup, which is the same at every width. */
export async function expectFits(page: Page, { widths, axe, letters = false }: Extent): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await atRest(page)
    expect(await overhang(page), `Nothing sticks out at ${width} px`).toBe(0)
    expect(await brokenPictures(page), `Every picture can be drawn at ${width} px`).toEqual([])
    if (axe.includes(width)) expect(await axeFindings(page), `axe at ${width} px`).toEqual([])
    expect(await smallTargets(page), `Controls are large enough at ${width} px`).toEqual([])
    expect(await overlappingTexts(page), `No text lies over another at ${width} px`).toEqual([])
    expect(await narrowTexts(page), `No text stands in a column of a few letters at ${width} px`).toEqual([])
    if (letters) await expectRoomForLetters(page, width)
  }
  expect(await ibmFindings(page), "IBM's checker").toEqual([])
  expect(await vagueLinks(page), 'A link says where it leads').toEqual([])
}

const READERS_STYLES = { 'wider spacing': TEXT_SPACING, 'letters of twice the size': TEXT_TWICE } as const

/** Wider spacing and letters of twice the size fit at the present width of the window. */
async function expectRoomForLetters(page: Page, width: number): Promise<void> {
  for (const [setting, style] of Object.entries(READERS_STYLES)) {
    await withStyle(page, style, async () => {
      expect(await overhang(page), `${setting} fits at ${width} px`).toBe(0)
      expect(await cutTexts(page), `${setting} is not cut off at ${width} px`).toEqual([])
    })
  }
}

/** Loads every picture, also those that wait until a visitor scrolls near them. Returns the broken ones. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    const ended = (image: HTMLImageElement) =>
      image.complete || new Promise((end) => ['load', 'error'].forEach((event) => image.addEventListener(event, end)))
    await Promise.all([...document.images].map(ended))
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
  })
