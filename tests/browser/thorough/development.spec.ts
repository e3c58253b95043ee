// `npm run dev`: a saved file reloads the page. React Router would update some modules in place, with a router that
// pages do not have in the browser. When it updates them in another way, pipeline/development-server.ts has to
// follow.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import getPort from 'get-port'
import { kindNames } from '../../../app/sections/traits.ts'
import { built } from '../../artifact/built.ts'

test('a saved file reloads the page, pages run without errors, and the style guide shows every kind', async ({
  page,
}) => {
  const [port, formsPort] = [await getPort(), await getPort()]
  const server = spawn(process.execPath, ['commands/dev.ts'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: '', PORT: String(port), FORMS_PORT: String(formsPort) },
  })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()))
  try {
    const origin = `http://localhost:${port}`
    await expect(async () => expect((await fetch(origin)).ok).toBe(true)).toPass()
    // A first visit may reload the page once more, when Vite has bundled the packages that it uses.
    const path = built.find(({ html }) => html.includes('data-form-id'))?.path ?? '/'
    await page.goto(origin + path)
    await expect(page.locator('iframe')).toBeVisible()
    for (const file of ['app/forms/form-embed.tsx', 'app/routes/page.tsx', 'content/clinic.yaml']) {
      const reloaded = page.waitForEvent('load')
      utimesSync(file, new Date(), new Date())
      await reloaded
      await expect(page.locator('iframe'), file).toBeVisible()
    }
    await page.goto(`${origin}/styleguide`)
    for (const kind of kindNames) await expect(page.locator(`[id='${kind}'] summary`).first()).toContainText('Fields')
    expect(problems).toEqual([])
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
})
