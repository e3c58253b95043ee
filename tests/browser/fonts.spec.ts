// A first visit shows the fonts of the device at once, and the brand fonts as soon as they arrive.
import type { Page } from '@playwright/test'
import { built } from '../artifact/built.ts'
import { devices, giveFontsOf, loadDeviceFonts } from './device-fonts.ts'
import { expect, test, THOROUGH } from './fixtures.ts'
import { hold } from './hold.ts'
import { standIn } from './provider.ts'

/** Both in its first section, and none of it folded. */
const FIRST_WORDS = /<h1[^>]*>[^<]*<em(?:(?!<\/section>|<details).)*<p[^>]*>[^<]*<strong>/s
const found = built.find(({ html }) => FIRST_WORDS.test(html))

for (const device of devices) {
  test(`bold stays bold, and italic stays italic, in the fonts of ${device}`, THOROUGH, async ({ page }) => {
    test.skip(!found, 'No page has an emphasized heading and a bold text.')
    await giveFontsOf(device, page)
    await standIn(page)
    const release = await hold(page, /\.woff2$/)
    await page.goto(found?.path ?? '', { waitUntil: 'domcontentloaded' })
    await loadDeviceFonts(page)
    const bold = await fontsOf(page, 'main p > strong')
    const italic = await fontsOf(page, 'main h1 em')
    expect(bold).toEqual([expect.stringMatching(/Bold$/)])
    expect(italic).toEqual([expect.stringMatching(/Italic$/)])

    release()
    await expect.poll(() => fontsOf(page, 'main p > strong'), 'The brand font is shown').not.toEqual(bold)
    await expect.poll(() => fontsOf(page, 'main h1 em'), 'The brand font is shown').not.toEqual(italic)
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
