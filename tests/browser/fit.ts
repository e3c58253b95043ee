// What must hold on a page for every visitor: it fits the window, its pictures load, and axe finds nothing.
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { atRest } from './fixtures.ts'
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
} from './readable.ts'

const HEIGHT = 844

interface Extent {
  /** Widths in px at which the page must fit. */
  widths: readonly number[]
  /** Widths at which axe checks the page. */
  axe: readonly number[]
  /** Also with wider spacing and text of twice the size. */
  largeText?: boolean
}

/** Checks the open page at every width. */
export async function expectFits(page: Page, { widths, axe, largeText = false }: Extent): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await atRest(page)
    expect(await overhang(page), `Nothing sticks out at ${width} px`).toBe(0)
    expect(await brokenPictures(page), `Every picture loads at ${width} px`).toEqual([])
    if (axe.includes(width)) expect(await axeFindings(page), `axe at ${width} px`).toEqual([])
    expect(await smallTargets(page), `Controls are large enough at ${width} px`).toEqual([])
    expect(await overlappingTexts(page), `No text lies over another at ${width} px`).toEqual([])
    expect(await narrowTexts(page), `No text is in a column of a few letters at ${width} px`).toEqual([])
    if (largeText) await expectFitsWithLargeText(page, width)
  }
  expect(await vagueLinks(page), 'A link says where it leads').toEqual([])
}

const READERS_STYLES = { 'wider spacing': TEXT_SPACING, 'text of twice the size': TEXT_TWICE } as const

/** Wider spacing and text of twice the size fit at the present width of the window. */
async function expectFitsWithLargeText(page: Page, width: number): Promise<void> {
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
