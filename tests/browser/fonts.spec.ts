// A first visit shows the fonts of the device at once, and the brand fonts as soon as they arrive.
import { deviceFontsLoad, devices, fontsOf, giveFontsOf } from './device-fonts.ts'
import { expect, test, THOROUGH } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { hold } from './shifts.ts'

const emphasis = representatives.find(({ html }) => /<h[12][^>]*>.*?<em.*<strong>/s.test(html))

for (const device of devices) {
  test(`bold stays bold, and italic stays italic, in the fonts of ${device}`, THOROUGH, async ({ page }) => {
    test.skip(!emphasis, 'No page has an emphasized heading and a bold text.')
    await giveFontsOf(device, page)
    const release = await hold(page, /\.woff2$/)
    await page.goto(emphasis?.path ?? '', { waitUntil: 'domcontentloaded' })
    await deviceFontsLoad(page)
    const bold = await fontsOf(page, 'main :is(p, li) > strong')
    const italic = await fontsOf(page, 'main :is(h1, h2) em')
    expect(bold).toEqual([expect.stringMatching(/Bold$/)])
    expect(italic).toEqual([expect.stringMatching(/Italic$/)])

    release()
    await expect.poll(() => fontsOf(page, 'main :is(p, li) > strong'), 'The brand font is shown').not.toEqual(bold)
    await expect.poll(() => fontsOf(page, 'main :is(h1, h2) em'), 'The brand font is shown').not.toEqual(italic)
  })
}
