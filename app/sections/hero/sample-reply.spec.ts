// The sheets of a sample reply are turned a little, but not for visitors whose settings ask for a plain page.
import { expect, openPageWith, test, THOROUGH } from '../../../tests/browser/fixtures.ts'

const SETTINGS = [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }, { media: 'print' }] as const

test('lies flat with reduced motion, in forced colours and in print', THOROUGH, async ({ page }) => {
  const turned = () =>
    page
      .locator('main figure[aria-labelledby] > *')
      .evaluateAll((sheets) => sheets.filter((sheet) => getComputedStyle(sheet).transform !== 'none').length)
  const usual = { reducedMotion: 'no-preference', forcedColors: 'none', media: 'screen' } as const
  await page.emulateMedia(usual)
  await openPageWith(page, 'a sample reply')
  expect(await turned()).toBe(2)
  for (const setting of SETTINGS) {
    await page.emulateMedia({ ...usual, ...setting })
    expect(await turned(), Object.keys(setting).join()).toBe(0)
  }
})
