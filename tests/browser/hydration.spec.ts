// What React takes over is what was prerendered: in production it says nothing of an attribute that differs, and leaves it.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** How many elements React knows, and attributes of theirs that the document has otherwise. */
const compare = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const names: Record<string, string> = { className: 'class', htmlFor: 'for' }
    let known = 0
    const differing: string[] = []
    for (const element of document.querySelectorAll(selector)) {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'))
      if (!key) continue
      known++
      for (const [prop, value] of Object.entries(
        (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {},
      )) {
        const name = names[prop] ?? prop
        if (typeof value !== 'string' || prop === 'children' || !element.hasAttribute(name)) continue
        if (element.getAttribute(name)?.trim() !== value.trim())
          differing.push(`${element.tagName} ${name}: ${element.getAttribute(name)}, React's ${value}`)
      }
    }
    return { known, differing }
  }, root)

test('on a page with a form React has every element, and all as it was prerendered', async ({ page }) => {
  for (const path of ['/acne-skin-care-eligibility', '/pap-smear-eligibility', '/mental-health-consultation']) {
    await open(page, path)
    const { known, differing } = await compare(page, 'main *')
    expect(known).toBeGreaterThan(20)
    expect(differing).toEqual([])
  }
})

test('on any other page React has header and footer; what the page says stays as it came, and brings no data of its own', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/womens-health')
  expect(await compare(page, 'main *')).toEqual({ known: 0, differing: [] })
  for (const part of ['header', 'footer']) {
    const { known, differing } = await compare(page, `body > ${part} *`)
    expect(known).toBeGreaterThan(20)
    expect(differing).toEqual([])
  }
  expect(asked.filter((path) => path.startsWith('/womens-health.') || path.startsWith('/assets/page-'))).toEqual([])
})
