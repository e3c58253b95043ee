import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CONTENT_DIR, readSite } from '../../app/content/read/site.server.ts'
import { httpPolicy } from '../policy/http-policy.ts'
import { DEPLOY_DIR, deployConfigs } from './configs.ts'
import { hostingOf } from './hosting-of.ts'

const hosting = hostingOf(await readSite(CONTENT_DIR))
const policy = httpPolicy(hosting)
const configs = deployConfigs(hosting)

test.each(Object.entries(configs))('hosting/deploy/%s is up to date with the policy', (name, text) => {
  const file = join(DEPLOY_DIR, name)
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(written, `${file} is out of date: run \`npm run build\``).toBe(text)
})

test('vercel.json has only documented fields, every former path and every security header', () => {
  const pair = z.strictObject({ key: z.string().min(1), value: z.string().min(1) })
  const schema = z.strictObject({
    $schema: z.literal('https://openapi.vercel.sh/vercel.json'),
    framework: z.null(),
    buildCommand: z.literal('npm run build && rm dist/500.html*'),
    outputDirectory: z.literal('dist'),
    cleanUrls: z.literal(true),
    trailingSlash: z.literal(false),
    redirects: z
      .array(
        z.strictObject({
          source: z.string().startsWith('/'),
          destination: z.string().startsWith('/'),
          permanent: z.literal(true),
        }),
      )
      .max(1024),
    headers: z.array(z.strictObject({ source: z.string().startsWith('/'), headers: z.array(pair).min(1) })).max(1024),
  })
  const { redirects, headers } = schema.parse(JSON.parse(configs['vercel/vercel.json'] ?? ''))
  expect(redirects).toHaveLength(Object.keys(hosting.formerPaths).length)
  expect(headers[0]?.headers.map(({ key }) => key)).toEqual(Object.keys(policy.headers))
})

test('_headers and _redirects have the documented format and size', () => {
  const lines = (configs['netlify-cloudflare/_headers'] ?? '').trimEnd().split('\n')
  for (const line of lines) {
    expect(line).toMatch(/^(?:# .*|\/\S*|  (?:! [\w-]+|[\w-]+: \S.*))$/)
    // Cloudflare Pages: 100 rules, 2,000 characters a line.
    expect(line.length).toBeLessThan(2_000)
  }
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  const redirects = (configs['netlify-cloudflare/_redirects'] ?? '').trimEnd().split('\n').slice(1)
  // Each former path has three forms: as it is, with a slash, and with .html.
  expect(redirects).toHaveLength(3 * Object.keys(hosting.formerPaths).length)
  for (const line of redirects) expect(line).toMatch(/^\/\S+ \/\S* 308$/)
})

test('nginx logs no requests', () => {
  const nginx = `${configs['nginx/nginx.conf'] ?? ''}${configs['nginx/site.conf'] ?? ''}`
  expect(nginx.match(/access_log .*/g)).toEqual(['access_log off;'])
  // Below this level nginx would log a visitor's IP address and the page when it can't read a file.
  expect(nginx.match(/error_log .*/g)).toEqual(['error_log stderr emerg;', 'error_log stderr emerg;'])
})

test('the container runs as an ordinary user and has a health check', () => {
  expect(configs['nginx/Dockerfile']).toMatch(/^USER 33:33$/m)
  expect(configs['nginx/Dockerfile']).toMatch(/^HEALTHCHECK /m)
})
