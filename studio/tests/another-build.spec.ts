// Fails when a build or another command takes files away from a studio that is open.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parse } from 'yaml'
import { providers } from '../../app/schema/form-providers.ts'
import { expect, test } from './studio.ts'

test('an open studio keeps its styles while another command bundles other code', async ({
  studio,
  project,
  noise,
}) => {
  test.setTimeout(300_000)
  // The page asks for the script that counts page views, which only a host has.
  noise.expected.push(/\/insights\/script\.js/)
  const { forms } = parse(project.read('content/clinic.yaml')) as { forms: { provider: string } }
  const other = Object.keys(providers).find((provider) => provider !== forms.provider)
  const code = `import { bundleCode } from './pipeline/bundle.ts'; bundleCode('${other}')`
  const [status] = await once(spawn('node', ['--input-type=module', '-e', code], { stdio: 'inherit' }), 'exit')
  expect(status).toBe(0)
  const stylesheet = studio.waitForResponse((response) => response.url().endsWith('.css'))
  await studio.goto(`${project.origin}/`)
  expect((await stylesheet).status()).toBe(200)
})
