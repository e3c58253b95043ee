// Sections 2, 4, 7 and 8: what a visitor does, in Chromium, where the built HTML cannot answer.
import { expect, type Page } from '@playwright/test'

/** Paths that pages link to and the route table does not have, and where they redirect. */
const FORMER_PATHS = {
  '/ed-treatment': '/ed',
  '/hair-loss-treatment': '/hair-loss',
  '/acne-skin-care': '/acne-and-skin-care',
  '/anemia-support': '/iron-infusions#anemia-support',
  '/book-individual-therapy': '/mental-health-consultation#individual',
  '/book-couples-counseling': '/mental-health-consultation#couples',
}

/** What the site of any clinic does: the browser tests that assert it, by the words of the specification. */
export const behaviourOfAnyClinic = {
  'Any path not listed shows the not-found page. | Unknown path … Not-found page: 404 | the attempted path is logged':
    'app/shell/not-found/not-found.spec.ts',
  'Below 768 px … closes the drawer. | Mobile drawer: … button.': 'app/shell/drawer/drawer.spec.ts',
  'FAQ tabs: general (default) … one item open at a time and lets it be collapsed.': 'app/ui/tabs/tabs.spec.ts',
  'Carousels: … disabled at the ends … arrow keys … Three slides per view.': 'app/ui/carousel/carousel.spec.ts',
  'assessments under 2 minutes with immediate results.': 'app/forms/demonstration.spec.ts',
  'Every page view reports … service | Each page view … insights path.': 'tests/browser/private-values.spec.ts',
  'No calls to a backend': 'tests/browser/navigation.spec.ts',
  'There are no stored': 'tests/browser/pages.spec.ts',
}

/** This clinic's own paths and figures, by the words of the specification, as in a row. */
export const behaviour: Record<string, (page: Page) => Promise<void>> = {
  'the route table lists only those above': async (page) => {
    for (const [path, to] of Object.entries(FORMER_PATHS)) {
      await page.goto(path)
      await expect(page).toHaveURL(to)
      const [, choice] = /-consultation#(.+)/.exec(to) ?? []
      if (choice) await expect(page.locator('[data-choice]').filter({ visible: true })).toHaveId(choice)
    }
  },
  'Sticky;': async (page) => {
    await page.goto('/')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await page.locator('header').first().boundingBox()).toMatchObject({ y: 0 })
  },
  'Mobile layout | Mobile breakpoint … viewport': async (page) => {
    const opener = page.locator('header button[commandfor=drawer]')
    await page.setViewportSize({ width: 767, height: 1000 })
    await page.goto('/contact')
    await expect(opener).toBeVisible()
    await page.setViewportSize({ width: 768, height: 1000 })
    await expect(opener).toBeHidden()
    await expect(page.locator('header nav')).toBeVisible()
  },
}
