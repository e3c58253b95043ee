// The fonts of two kinds of device, as fallbacks of the brand fonts. Files with the same metrics replace them, so
// that the tests get the same results on every machine, whatever fonts it has.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { waitForPaint } from './waits.ts'

/** Names that app/styles/fonts.css looks up on a device, each with its replacement in tests/fixtures/fonts. */
const DEVICES = {
  'a device with Arial and Georgia': {
    Arial: 'arimo',
    'Arial Bold': 'arimo-bold',
    Georgia: 'gelasio',
    'Georgia Italic': 'gelasio-italic',
  },
  'an Android device': {
    Roboto: 'roboto',
    'Roboto Bold': 'roboto-bold',
    'Noto Serif': 'noto-serif',
    'Noto Serif Italic': 'noto-serif-italic',
  },
} as const

export type Device = keyof typeof DEVICES
export const devices = Object.keys(DEVICES) as Device[]

/** Gives the documents of `page` the fonts of the device. Their Content-Security-Policy then allows these fonts. */
export async function giveFontsOf(device: Device, page: Page): Promise<void> {
  const files: Readonly<Record<string, string>> = DEVICES[device]
  await page.route(
    (url) => url.origin === process.env['SITE_ORIGIN'],
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/local\(["']?([^"')]+)["']?\)/g, (_, name: string) => sourceOf(files[name]))
        .replace(/(style-src [^;]*?) 'sha256-[^;]*/, "$1 'unsafe-inline'")
        .replace(/font-src /, 'font-src data: ')
      await route.fulfill({ response, body })
    },
  )
}

/** A source of a font face: the file, or a font that no machine has. */
function sourceOf(file: string | undefined): string {
  if (file === undefined) return 'local("no such font")'
  return `url(data:font/woff2;base64,${readFileSync(`tests/fixtures/fonts/${file}.woff2`, 'base64')})`
}

/** Loads the fonts of the device, including those that no text has needed yet. Those of other devices do not load. */
export async function loadDeviceFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    await Promise.allSettled(fallbacks.map((font) => font.load()))
  })
  await waitForPaint(page)
}
