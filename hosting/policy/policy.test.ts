import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectOf, redirects } from './addresses.ts'
import { contentPolicy } from './content-policy.ts'
import { safetyHeaders } from './headers.ts'
import { cacheControl, httpPolicy } from './http-policy.ts'
import { securityText } from './security-text.ts'

const formerPaths = { '/ed-treatment': '/ed', '/a.b': '/x/y' }
const rules = redirects(formerPaths)

describe('addresses', () => {
  test.each([
    ['/ed-treatment', '/ed'],
    ['/ed-treatment/', '/ed'],
    ['/ed-treatment.html', '/ed'],
    ['/a.b', '/x/y'],
    ['/ed/', '/ed'],
    ['/ed//', '/ed'],
    ['/ed.html', '/ed'],
    ['/x/index.html', '/x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s leads to %s, with its query', (from, to) => {
    expect(redirectOf(from, '?a=1', rules)).toBe(`${to}?a=1`)
  })

  test.each(['/', '/ed', '/x/y', '/aXb', '/404', '/404.html', '/assets/a.js', '/constructor'])('%s stays', (path) => {
    expect(redirectOf(path, '', rules)).toBeUndefined()
  })

  test('whatever is asked leads to a path of this site, and soon to an end', () => {
    const path = fc
      .array(fc.constantFrom('/', '//', '\\', 'index', '.html', 'x', 'ed-treatment', '404', '%2f', '.'), {
        maxLength: 8,
      })
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(path, (start) => {
        let at = start
        for (let hops = 0; hops < 8; hops++) {
          const to = redirectOf(at, '', rules)
          if (to === undefined) return
          expect(to).toMatch(/^\/(?![/\\])/)
          expect(to).not.toBe(at)
          at = to
        }
        expect.unreachable(`${start} leads on and on`)
      }),
    )
  })
})

describe('content policy', () => {
  const hashes = { scripts: ['sha256-a'], styles: ['sha256-b'] }

  test('a page without a form allows its own files and what stands in it', () => {
    expect(contentPolicy(hashes, [])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default",
    )
  })

  test("a form adds its provider's sources and nothing else", () => {
    const policy = contentPolicy(hashes, [
      { 'script-src': ['https://f.example'], 'frame-src': ['https://f.example'] },
    ])
    expect(policy).toContain("script-src 'self' https://f.example 'sha256-a'")
    expect(policy).toContain('frame-src https://f.example')
    expect(policy).not.toContain('unsafe')
    expect(policy, 'The provider writes its own markup').not.toContain('trusted-types')
  })

  test('a provider that needs inline styles gets them, without hashes, which would take them back', () => {
    expect(contentPolicy(hashes, [{ 'style-src': ["'unsafe-inline'"] }])).toContain(
      "style-src 'self' 'unsafe-inline';",
    )
  })
})

test('every safety header stands, and is strict', () => {
  const { 'Permissions-Policy': features = '', ...others } = safetyHeaders
  expect(others).toEqual({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(
      /^max-age=(?:[3-9]\d{7}|\d{9,}); includeSubDomains$/,
    ) as string,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
  expect(
    features.split(', ').filter((feature) => !feature.endsWith('=()')),
    'All features are off',
  ).toEqual([])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(features).toContain(`${feature}=()`)
})

test('files with a hash in their name are kept for good, all others asked for again', () => {
  const policy = httpPolicy({ formerPaths: {}, insights: '/i.js' })
  expect(cacheControl(policy, '/assets/a-12345678.js')).toMatch(/immutable/)
  expect(cacheControl(policy, '/media/x.12345678-480.avif')).toMatch(/immutable/)
  expect(cacheControl(policy, '/ed.data')).toBe('private, max-age=60')
  for (const path of ['/ed.html', '/favicon.svg', '/sitemap.xml']) expect(cacheControl(policy, path)).toBe('no-cache')
})

test('security.txt has what RFC 9116 asks for, and ends a year after the newest review', () => {
  const text = securityText({ url: 'https://c.example', phoneHref: 'tel:+14035550142', reviewed: '2026-11-01' })
  expect(text).toContain('Contact: https://c.example/contact\n')
  expect(text.match(/^Expires: (.*)$/gm)).toEqual(['Expires: 2027-11-01T00:00:00.000Z'])
})
