// Fails when a configuration exceeds a host's limits, logs visitors, or runs the container as root, or when a build
// tells people to deploy in another way than docs/hosting.md.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_DIR, readSite } from '../../app/site/read/site.server.ts'
import { httpPolicy } from '../policy/http-policy.ts'
import { deployConfigs } from './configs.ts'
import { cloudflareHeaders, cloudflareRedirects } from './headers-file.ts'
import { UPLOADS } from './prepare-site.ts'
import { hostingOf } from '../../pipeline/output/site-files.ts'

const policy = httpPolicy(hostingOf(await readSite(CONTENT_DIR)))
const files = ['/robots.txt', '/.well-known/security.txt']
const configs = deployConfigs(policy, files)

// tests/hosts/ reads the rules of Cloudflare Pages, Netlify and Vercel as these hosts do.
test('the rules for Cloudflare Pages keep within its limits', () => {
  const lines = cloudflareHeaders(policy, files).trimEnd().split('\n')
  // 100 rules, 2,000 characters a line.
  for (const line of lines) expect(line.length).toBeLessThan(2_000)
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  // 2,000 redirects of 1,000 characters.
  const redirects = cloudflareRedirects(policy).trimEnd().split('\n')
  for (const line of redirects) expect(line).toMatch(/^\/\S{1,500} \/\S{0,450} (?:308|200)$/)
  expect(redirects.length).toBeLessThan(2_000)
})

test('nginx logs no requests', () => {
  const nginx = `${configs['nginx.conf'] ?? ''}${configs['site.conf'] ?? ''}`
  expect(nginx.match(/access_log .*/g)).toEqual(['access_log off;'])
  // Below this level nginx would log a visitor's IP address and the page when it can't read a file.
  expect(nginx.match(/error_log .*/g)).toEqual(['error_log stderr emerg;', 'error_log stderr emerg;'])
})

test('the container runs as an ordinary user and has a health check', () => {
  const dockerfile = readFileSync('hosting/Dockerfile', 'utf8')
  expect(dockerfile).toMatch(/^USER 33:33$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
})

test.each(Object.entries(UPLOADS))(
  'a build says of %s what docs/hosting.md says, and its help names it',
  (host, upload) => {
    expect(readFileSync('commands/build.ts', 'utf8')).toMatch(new RegExp(`^//.*${host}`, 'm'))
    expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`&& ${upload}\``)
  },
)
