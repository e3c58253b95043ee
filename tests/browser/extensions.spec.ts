// Extensions and translators change the page or what its scripts need: everything else still works.
import type { Page } from '@playwright/test'
import { expectReady } from './form-place.ts'
import { expect, followMenuLink, openPageWith, test } from './fixtures.ts'

/** Tabs, menus, links and the form of a page work. */
async function expectEverythingWorks(page: Page): Promise<void> {
  await openPageWith(page, 'questions in tabs')
  const tab = page.locator('main [role=tab]').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await openPageWith(page, 'a form')
  await expectReady(page)
  await followMenuLink(page)
}

test('an extension has replaced what the starter needs: its other tasks run', async ({ page, noise }) => {
  noise.expect(/^page error: (?:refused|.* read only property 'va' .*|IntersectionObserver is not a constructor)$/)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'va', { value: undefined })
    Object.assign(window, { IntersectionObserver: () => undefined })
    const define = customElements.define.bind(customElements)
    customElements.define = (name, element) => {
      if (name === 'site-dialog') throw new Error('refused')
      define(name, element)
    }
  })
  await expectEverythingWorks(page)
})

test('an extension edits the page and a translator rewrites its words', async ({ page, noise }) => {
  // The page's policy refuses the extension's style element. React reports that the HTML of the form is not the HTML
  // that it rendered.
  noise.expect(/Content Security Policy/, /hydrat|Minified React error/i)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['extension'] = ''
      document.body.prepend(document.createElement('extension-bar'))
      document.head.append(document.createElement('style'))
      document.body.append(document.createElement('div'))
      for (const link of document.querySelectorAll<HTMLElement>('a[href^="tel:"]')) link.dataset['call'] = ''
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode as Text)
      // As browsers' translators do: each text in two font elements.
      for (const text of texts.filter(({ data }) => data.trim())) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(`«${text.data}»`)
        text.replaceWith(font)
      }
    })
  })
  await expectEverythingWorks(page)
})
