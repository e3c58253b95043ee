// Sections 2, 4, 7 and 8: what a visitor does, in Chromium, where the built HTML cannot answer. The browser specs try
// it on every kind of page and device; these rows have the specification's own pages and figures.
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

/** By the words of the specification, as in a row. */
export const behaviour: Record<string, (page: Page) => Promise<void>> = {
  'Any path not listed shows the not-found page. | Unknown path … Not-found page: 404 | the attempted path is logged':
    async (page) => {
      const logged = page.waitForEvent('console', (message) => message.text().includes('/not-listed'))
      expect((await page.goto('/not-listed'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops! Page not found')
      await logged
    },
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
  'Below 768 px … closes the drawer. | Mobile drawer: … button. | Mobile layout | Mobile breakpoint … viewport':
    async (page) => {
      const [opener, drawer] = [page.locator('header button[commandfor=drawer]'), page.locator('#drawer')]
      await page.setViewportSize({ width: 767, height: 1000 })
      await page.goto('/contact')
      await opener.click()
      await expect.poll(() => drawer.boundingBox()).toMatchObject({ y: 200, height: 800 })
      await drawer.getByRole('link', { name: 'Contact Us' }).click()
      await expect(drawer).toBeHidden()
      await opener.click()
      await drawer.locator('button[command=close]').click()
      await expect(drawer).toBeHidden()
      await page.setViewportSize({ width: 768, height: 1000 })
      await expect(opener).toBeHidden()
      await expect(page.locator('header nav')).toBeVisible()
    },
  'FAQ tabs: general (default) … one item open at a time and lets it be collapsed.': async (page) => {
    await page.goto('/ed')
    const questions = page.locator('site-tabs')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const tab of await questions.getByRole('tab').all()) {
        await tab.click()
        await expect(questions.getByRole('tabpanel')).toHaveCount(1)
        const last = questions.locator('summary').filter({ visible: true }).last()
        await last.click()
        await expect(questions.locator('details[open]')).toHaveCount(1)
        await last.click()
        await expect(questions.locator('details[open]')).toHaveCount(0)
      }
    }
  },
  'assessments under 2 minutes with immediate results.': async (page) => {
    await page.goto('/ed-treatment-eligibility')
    const link = page.locator('[data-state] a[href^="http"]').last()
    await page.goto((await link.getAttribute('href')) ?? '')
    for (const questions of await page.locator('form > fieldset').all()) {
      await expect(questions).toBeVisible()
      for (const question of await questions.getByRole('radiogroup').all())
        await question.getByRole('radio').first().press('Space')
      await page.getByRole('button', { name: /^(Next|See)/ }).press('Enter')
    }
    await expect(page.getByRole('heading', { name: /^Your result/ })).toBeVisible()
  },
  'Carousels: … disabled at the ends … arrow keys … Three slides per view.': async (page) => {
    await page.setViewportSize({ width: 767, height: 1000 })
    await page.goto('/post-cycle-therapy')
    const carousel = page.locator('[aria-roledescription=carousel]').filter({ visible: true })
    const [rail, dots] = [carousel.locator('[data-rail]'), carousel.locator('[data-slide]')]
    const [previous, next] = [carousel.locator('[data-step="-1"]'), carousel.locator('[data-step="1"]')]
    const expectCurrent = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true')
    await expect(previous).toBeDisabled()
    await dots.last().click()
    await expectCurrent(2)
    await expect(next).toBeDisabled()
    await dots.last().press('ArrowLeft')
    await expectCurrent(1)
    await dots.last().press('ArrowRight')
    await expectCurrent(2)
    await previous.click()
    await expectCurrent(1)
    // What a swipe does.
    await rail.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      element.scrollTo({ left: 0, behavior: 'instant' })
    })
    await expectCurrent(0)
    await page.setViewportSize({ width: 768, height: 1000 })
    for (const slide of await rail.locator('> *').all()) {
      await expect(slide).toBeInViewport({ ratio: 0.1 })
      const { x = -1, width = 0 } = (await slide.boundingBox()) ?? {}
      expect(x >= 0 && x + width <= 768).toBe(true)
    }
    await expect(carousel.locator('[data-controls]'), 'Nothing can move').toBeHidden()
  },
  'Every page view reports … service | Each page view … insights path. | No calls to a backend | There are no stored':
    async (page) => {
      const called: string[] = []
      page.on('request', (request) => called.push(`${request.resourceType()} ${request.url()}`))
      const report = page.waitForRequest((request) => request.method() === 'POST')
      await page.goto('/contact?ref=letter')
      expect((await report).postData()).toContain('/contact?ref=letter')
      const { origin } = new URL(page.url())
      expect(called.filter((each) => each.startsWith(`script ${origin}/insights/`))).toHaveLength(1)
      expect(called.filter((each) => /^(fetch|xhr|ping)/.test(each) && !each.includes('/insights/'))).toEqual([])
    },
}
