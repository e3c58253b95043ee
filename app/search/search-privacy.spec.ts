// Nobody learns what a visitor types into the search.
import { site } from '../../tests/artifact/built.ts'
import { expect, open, openPageWith, started, test } from '../../tests/browser/fixtures.ts'
import { standIn, usesScript } from '../../tests/browser/provider.ts'
import { alarm, dialog, field, NONSENSE, openSearch, options, word } from '../../tests/browser/search-dialog.ts'

const { navigation } = site

test('what is typed leaves no trace: no request, no address, no storage, no cookie', async ({ page, context }) => {
  await open(page, '/')
  await openSearch(page)
  const address = page.url()
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  for (const words of [word, alarm?.typed[0] ?? '', NONSENSE]) {
    await field(page).pressSequentially(words)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await field(page).fill('')
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(requests).toEqual([])
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('what is typed is out of reach of a form provider’s script: on its page, Search leads to the home page', async ({
  page,
  noise,
}) => {
  // What is typed would be one more line, which fails the test.
  noise.expect(/^console info: listening$/)
  if (usesScript) {
    const listen = `addEventListener('input', ({ target }) => console.info('typed: ' + target.value), true)`
    await standIn(page, { script: `${listen}; console.info('listening')` })
  }
  const listening = usesScript ? page.waitForEvent('console', (message) => message.text() === 'listening') : undefined
  const { path } = await openPageWith(page, 'a form')
  await listening
  if (usesScript) {
    await page.getByRole('banner').getByRole('link', { name: navigation.search.text }).press('Enter')
    await expect(page).toHaveURL(navigation.search.link.href)
    await started(page)
    const home = page.getByRole('main')
    await home.getByRole('combobox').focus()
    await home.getByRole('combobox').pressSequentially(word)
    await expect(home.getByRole('option').first()).toBeVisible()
  } else {
    await openSearch(page)
    await field(page).pressSequentially(word)
    await expect(page).toHaveURL(path)
  }
})
