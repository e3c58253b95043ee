// The declarations of a page's styles that Chromium refuses. Browsers say nothing about them, and the page only looks
// poorer. The styles are read as the build has minified them, twice for what is inline.
import type { Page } from '@playwright/test'

/** Declarations in the styles of the open page, inline and linked, that Chromium refuses. */
export async function refusedDeclarations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const linked = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    const css = [...inline, ...linked].join('\n')
    // With var(), browsers know only when they paint whether a declaration is valid, so its usual value is put there.
    const root = getComputedStyle(document.documentElement)
    const usual = (value: string) =>
      value.replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => root.getPropertyValue(name) || all)
    // What is in @font-face is no property, and what begins with a vendor's name is for other browsers.
    const own = css.replaceAll(/@font-face\{[^}]*\}/g, '')
    const declarations = [...own.matchAll(/[{;](?!-moz-|-webkit-)([a-z-]+):([^;{}]+)(?=[;}])/g)]
    if (declarations.length === 0) return ['The page has no declarations.']
    const refused = declarations.filter(
      ([, property = '', value = '']) =>
        !property.startsWith('--') && !CSS.supports(property, usual(value.replace(/!important$/, ''))),
    )
    return [...new Set(refused.map(([text]) => text.slice(1)))]
  })
}
