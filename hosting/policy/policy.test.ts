// Fails when an address redirects to another host or in circles, or an answer lacks a header that protects visitors.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectOf, redirects } from './addresses.ts'
import { contentPolicy } from './content-policy.ts'
import { securityHeaders } from './headers.ts'
import { headersOf, httpPolicy } from './http-policy.ts'
import { securityText } from './security-text.ts'

const formerPaths = { '/ed-treatment': '/ed', '/anemia': '/iron#anemia' }
const rules = redirects(formerPaths)

describe('addresses', () => {
  test.each([
    ['/ed-treatment', '/ed'],
    ['/ed-treatment/', '/ed'],
    ['/ed-treatment.html', '/ed'],
    ['/ed/', '/ed'],
    ['/ed//', '/ed'],
    ['/ed.html', '/ed'],
    ['/x/index.html', '/x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s is redirected to %s and keeps its query', (from, to) => {
    expect(redirectOf(from, '?a=1', rules)).toBe(`${to}?a=1`)
  })

  test.each([
    ['/anemia', '', '/iron#anemia'],
    ['/anemia/', '?a=1', '/iron?a=1#anemia'],
  ])('%s%s is redirected to a section, with the query before the anchor', (from, search, to) => {
    expect(redirectOf(from, search, rules)).toBe(to)
  })

  test.each(['/', '/ed', '/x/y', '/404', '/404.html', '/500', '/500.html', '/assets/a.js', '/constructor'])(
    '%s is not redirected',
    (path) => {
      expect(redirectOf(path, '', rules)).toBeUndefined()
    },
  )

  test('any chain of redirects stays on this site and ends', () => {
    const path = fc
      .array(fc.constantFrom('/', '//', '\\', 'index', '.html', 'x', 'ed-treatment', '404', '%2f', '.'), {
        maxLength: 8,
      })
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(path, (start) => {
        let address = start
        for (let hops = 0; hops < 8; hops++) {
          const to = redirectOf(address, '', rules)
          if (to === undefined) return
          expect(to).toMatch(/^\/(?![/\\])/)
          expect(to).not.toBe(address)
          address = to
        }
        expect.unreachable(`${start} redirects without end`)
      }),
    )
  })
})

// A form with a script of its provider, and pages without a form: tests/artifact/policy.test.ts.
test('a page with a form in a plain frame requires Trusted Types', () => {
  const policy = contentPolicy({ scripts: [], styles: [] }, [{ 'frame-src': ['https://f.example'] }])
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
})

test('a document has every security header, and every browser feature is off', () => {
  const { 'Permissions-Policy': features = '', ...others } = securityHeaders.document
  expect(others).toEqual({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': expect.stringMatching(
      /^max-age=(?:[3-9]\d{7}|\d{9,}); includeSubDomains$/,
    ) as string,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
  expect(features.split(', ').filter((feature) => !feature.endsWith('=()'))).toEqual([])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(features).toContain(`${feature}=()`)
})

test('a file cannot load or run anything when somebody opens it, and is short of headers', () => {
  for (const headers of [securityHeaders.file, securityHeaders.hashedFile])
    expect(headers).toEqual({
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; sandbox;/) as string,
      'Cross-Origin-Resource-Policy': expect.any(String) as string,
      'Strict-Transport-Security': expect.any(String) as string,
      'X-Content-Type-Options': 'nosniff',
    })
})

describe('headers by address', () => {
  const policy = httpPolicy({ formerPaths: {}, formPages: ['/eligibility'], insights: '/i.js' })

  test('only a page with a form can keep a window that it opens', () => {
    const opener = (path: string) => headersOf(policy, path)['Cross-Origin-Opener-Policy']
    expect(opener('/eligibility')).toBe('same-origin-allow-popups')
    for (const path of ['/', '/ed', '/404.html']) expect(opener(path)).toBe('same-origin')
  })

  test('browsers store files with a hash in their name for a year, and check all others again', () => {
    const cacheControl = (path: string) => headersOf(policy, path)['Cache-Control']
    expect(cacheControl('/assets/a-12345678.js')).toMatch(/immutable/)
    expect(cacheControl('/media/x.12345678-480.avif')).toMatch(/immutable/)
    for (const path of ['/ed', '/favicon.svg', '/sitemap.xml']) expect(cacheControl(path)).toBe('no-cache')
  })

  test('other sites may load pictures, styles, fonts and scripts, but not what the search knows', () => {
    const resource = (path: string) => headersOf(policy, path)['Cross-Origin-Resource-Policy']
    for (const path of ['/assets/a-12345678.css', '/media/x.12345678-480.avif'])
      expect(resource(path)).toBe('cross-origin')
    for (const path of ['/', '/search.json', '/eligibility']) expect(resource(path)).toBe('same-origin')
  })
})

test('security.txt names a contact, and expires a year after the newest review', () => {
  const text = securityText({ url: 'https://c.example', phoneHref: 'tel:+14035550142', reviewed: '2026-11-01' })
  expect(text).toContain('Contact: https://c.example/contact\n')
  expect(text.match(/^Expires: (.*)$/gm)).toEqual(['Expires: 2027-11-01T00:00:00.000Z'])
})
