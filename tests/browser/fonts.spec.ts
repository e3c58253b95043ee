// A first visit shows the fonts of the device at once, and the brand fonts as soon as they arrive.
import type { Page } from '@playwright/test'
import { devices, giveFontsOf, loadDeviceFonts } from './device-fonts.ts'
import { expect, hold, test, THOROUGH } from './fixtures.ts'
import { representatives } from './page-kinds.ts'

const found = representatives.find(({ html }) => /<main.*<h[12][^>]*>[^<]*<em.*<strong>.*<\/main>/s.test(html))

for (const device of devices) {
  test(`bold stays bold, and italic stays italic, in the fonts of ${device}`, THOROUGH, async ({ page }) => {
    test.skip(!found, 'No page has an emphasized heading and a bold text.')
    await giveFontsOf(device, page)
    const release = await hold(page, /\.woff2$/)
    await page.goto(found?.path ?? '', { waitUntil: 'domcontentloaded' })
    await loadDeviceFonts(page)
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
    const bold = await fontsOf(page, 'main :is(p, li, summary span) > strong')
    const italic = await fontsOf(page, 'main :is(h1, h2) em')
    expect(bold).toEqual([expect.stringMatching(/Bold$/)])
    expect(italic).toEqual([expect.stringMatching(/Italic$/)])

    release()
    await expect
      .poll(() => fontsOf(page, 'main :is(p, li, summary span) > strong'), 'The brand font is shown')
      .not.toEqual(bold)
    await expect.poll(() => fontsOf(page, 'main :is(h1, h2) em'), 'The brand font is shown').not.toEqual(italic)
  })
}

/** PostScript names of the fonts of the elements that match `selector`, each once. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const names = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { postScriptName } of fonts) names.add(postScriptName)
  }
  await session.detach()
  return [...names]
}
