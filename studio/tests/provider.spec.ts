// A form provider whose script is hostile gets nothing from the studio.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageWith } from './form-parts.ts'
import { expect, test } from './studio.ts'

const CLINIC = 'content/clinic.yaml'

/** Puts another phone number into clinic.yaml, with the requests that the page of the studio sends. */
const HOSTILE = `(async () => {
  const headers = { 'content-type': 'application/json' }
  const { value } = await (await fetch('/edit/api/file?name=${CLINIC}')).json()
  const change = { base: value, value: { ...value, phone: '(900) 555-0199' } }
  const body = JSON.stringify({ name: '${CLINIC}', tab: 'x', ...change })
  await fetch('/edit/api/save', { method: 'POST', headers, body })
})()`

/** The page asks for the script that counts page views, which only a host has. */
const NO_INSIGHTS = /\/insights\/script\.js/

test('a form page of the site runs no script of the provider, and says why the form is not there', async ({
  studio,
  project,
  noise,
}) => {
  noise.expected.push(NO_INSIGHTS)
  const asked: string[] = []
  const provider = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(HOSTILE)
  })
  await new Promise<void>((resolve) => provider.listen(0, resolve))
  const origin = `http://localhost:${(provider.address() as AddressInfo).port}`
  project.write(CLINIC, project.read(CLINIC).replace(/\n {2}origin: .*/, `\n  origin: ${origin}`))
  const before = project.read(CLINIC)
  expect(before).toContain(origin)
  const { content } = pageWith(project, ([first]) => first?.type === 'form')

  const link = studio.getByRole('link', { name: 'Open the form’s own page' })
  // The studio reads the file a moment later.
  await expect(async () => {
    await studio.goto(`${project.origin}${content.path}`)
    await expect(link).toHaveAttribute('href', new RegExp(`^${origin}/`), { timeout: 1000 })
  }).toPass()
  await expect(studio.getByText('The studio doesn’t show it')).toBeVisible()
  // A click or an idle moment loads a form.
  await studio.getByRole('heading', { level: 1 }).click()
  await studio.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(project.read(CLINIC)).toBe(before)
  expect(asked).toEqual([])
  provider.close()
})

test('a script on a page of the site reaches neither the API nor the page of the studio', async ({
  studio,
  project,
  noise,
}) => {
  noise.expected.push(NO_INSIGHTS, /Content Security Policy|\/edit\//)
  await studio.goto(`${project.origin}/`)
  const reached = await studio.evaluate(async () => {
    const found: string[] = []
    const note = (name: string, isReached: unknown) => isReached && found.push(name)
    for (const address of ['/edit/api/files', '/edit/api/picture?name=x', '/edit/', '/edit/preview?path=/'])
      note(address, await fetch(address).catch(() => undefined))
    const frame = Object.assign(document.createElement('iframe'), { src: '/edit/' })
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve)
      document.body.append(frame)
    })
    note('frame', frame.contentDocument?.querySelector('meta'))
    return found
  })
  expect(reached).toEqual([])

  const [tab] = await Promise.all([
    studio.waitForEvent('popup'),
    studio.evaluate(() => Object.assign(window, { tab: open('/edit/') }) && undefined),
  ])
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  const read = studio.evaluate(() => (window as Window & { tab?: Window }).tab?.document.documentElement.outerHTML)
  expect((await read.catch(() => '')) ?? '').not.toContain('studio-page')
})

test('the address in the terminal opens the studio in one browser, and the key leaves the address', async ({
  browser,
  project,
}) => {
  const address = await project.nextAddress()
  const [mine, other] = [await browser.newContext(), await browser.newContext()]
  const page = await mine.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).not.toContain('code')
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.goto(`${project.origin}/`)
  await page.goto(`${project.origin}/edit/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const stranger = await other.newPage()
  expect((await stranger.goto(address))?.status()).toBe(403)
  await expect(stranger.getByText('Open the studio with the address that the terminal shows')).toBeVisible()
  for (const context of [mine, other]) await context.close()
})
