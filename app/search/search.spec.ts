// The search and the chooser.
import type { Page } from '@playwright/test'
import { SEARCH_PATH } from './search-data.ts'
import { site } from '../../tests/artifact/built.ts'
import { axeFindings } from '../../tests/browser/axe.ts'
import { expect, open, PHONE, started, test, THOROUGH } from '../../tests/browser/fixtures.ts'
import { hold } from '../../tests/browser/hold.ts'
import {
  alarm,
  dialog,
  entry,
  field,
  NONSENSE,
  opener,
  openSearch,
  options,
  word,
} from '../../tests/browser/search-dialog.ts'

const { search, navigation } = site
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true })

test('keys open the search, select a result and open its page; the count is announced', async ({ page }) => {
  await open(page, navigation.contact.link.href)
  await opener(page).press('Space')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).fill(word)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(selected(page)).toHaveCount(0)
  const count = await options(page).count()
  await expect(dialog(page).getByRole('status')).toContainText(String(count))

  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await openSearch(page)
  await field(page).fill(word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(entry?.page.href ?? '')

  await openSearch(page)
  await field(page).fill(word)
  await page.keyboard.press('ArrowUp')
  const last = await selected(page).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(last ?? '')
})

test('an emergency is first, with its number; without a result there are links', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await field(page).fill(alarm?.typed[0] ?? '')
  const number = search.numbers.find(({ key }) => key === alarm?.numbers[0])
  await expect(options(page).first()).toHaveAttribute('href', number?.link.href ?? '')
  await expect(dialog(page).getByRole('listbox')).toContainText(alarm?.name ?? '')
  await expect(dialog(page).getByRole('status')).toContainText(number?.text ?? '')
  await page.keyboard.press('Enter')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')

  await field(page).fill(NONSENSE)
  await expect(dialog(page)).toContainText(site.messages.search.none)
  await expect(dialog(page).getByRole('status'), 'Guesses are not counted').toHaveText(site.messages.search.none)
  await expect(dialog(page)).toContainText(site.clinic.hours.long)
  const hrefs = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    expect.stringMatching(/^tel:\+1/),
    ...search.numbers.filter(({ key }) => key === 'nurse').map(({ link }) => link.href),
    ...[1, 2, 3].map(() => expect.stringMatching(/^\//) as unknown),
  ])
  await dialog(page).getByRole('link', { name: site.messages.search.all }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(navigation.search.link.href)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the search field of the home page works by touch, and nothing loads before it is focused', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(loaded).not.toContain(SEARCH_PATH)
    const home = page.getByRole('main')
    await home.getByRole('combobox').tap()
    await home.getByRole('combobox').fill(word)
    await home.getByRole('option').first().tap()
    await expect(page).toHaveURL(entry?.page.href ?? '')
  })

  test('the open search fits 320 px and can be used by everybody', THOROUGH, async ({ page }) => {
    await open(page, '/')
    await opener(page).tap()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const words of ['', word, alarm?.typed[0] ?? '', NONSENSE]) {
      await field(page).fill(words)
      expect(await axeFindings(page), `with "${words}"`).toEqual([])
      expect(await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    }
    await page.emulateMedia({ forcedColors: 'active' })
    await field(page).fill(word)
    await page.keyboard.press('ArrowDown')
    await expect(selected(page)).toHaveCSS('outline-style', 'solid')
  })
})

test(
  'if the search data does not load, the button leads to the list of concerns',
  THOROUGH,
  async ({ page, noise }) => {
    noise.expect(/search\.json|Failed to load resource/)
    await page.route(`**${SEARCH_PATH}`, (route) => route.abort())
    await open(page, navigation.contact.link.href)
    await opener(page).press('Enter')
    await expect(page).toHaveURL(navigation.search.link.href)
  },
)

test('a field that was focused before the script arrived works at the next key', THOROUGH, async ({ page }) => {
  const release = await hold(page, /\/assets\/entry.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  const home = page.getByRole('main')
  await home.getByRole('combobox').focus()
  release()
  await started(page)
  await page.keyboard.type(word)
  await expect(home.getByRole('option').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link to the concerns; the field sends nothing', THOROUGH, async ({ page }) => {
    await page.goto(navigation.contact.link.href)
    await page.getByRole('banner').getByRole('link', { name: navigation.search.text }).click()
    await expect(page).toHaveURL(navigation.search.link.href)
    const main = page.getByRole('main')
    await main
      .locator('section', { has: page.locator('search') })
      .locator('summary')
      .click()
    for (const { text, page: link } of search.groups.flatMap(({ concerns }) => concerns)) {
      const concern = link
        ? main.getByRole('link', { name: text, exact: true })
        : main.getByText(text, { exact: true })
      await expect(concern.first()).toBeVisible()
    }
    const input = page.locator('main search input')
    await expect(input).not.toHaveAttribute('name')
    await expect(input).toBeHidden()
  })
})
