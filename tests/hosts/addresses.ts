// One list of addresses for all hosts: what each must answer, as hosting/policy says. A host that can't do so in some
// case says why, as an exception. An exception that no longer occurs fails too.
import { expect, test } from 'vitest'
import { headersOf } from '../../hosting/policy/http-policy.ts'
import type { Reply } from './requests.ts'
import { policy, type ServedSite } from './site-copy.ts'

/** The largest headers of a file, in bytes: more would be larger than a small script or style. */
const FILE_HEADERS_BYTES = 600

interface Expectation {
  /** What the address is. Exceptions name it. */
  kind: string
  address: string
  method?: string
  status: number
  /** Value by name; undefined means that the answer has no such header. */
  headers: Readonly<Record<string, string | undefined>>
  /** Content of the answer. */
  body?: Buffer
  headerBytes?: number
}

export interface Exception {
  kind: RegExp
  /** `status`, `content`, `header bytes` or the name of a header. */
  part: RegExp
  /** What the host answers instead. */
  received: RegExp
  reason: string
}

export type Answer = (address: string, method: string) => Promise<Pick<Reply, 'status' | 'headers' | 'body' | 'size'>>

/** Defines the test of the list. `site` is the site as the host has it. */
export function testAddresses(answer: Answer, site: ServedSite, exceptions: readonly Exception[] = []): void {
  test('every address is answered as the policy says, except where the host cannot', async () => {
    const all = expectations(site)
    const found = new Map<string, Difference>()
    for (const each of all)
      for (const difference of differences(each, await answer(each.address, each.method ?? 'GET')))
        found.set(`${each.kind}: ${difference.part}: ${difference.received}`, difference)
    const isCovered = (by: Exception, { kind, part, received }: Difference) =>
      by.kind.test(kind) && by.part.test(part) && by.received.test(String(received))
    expect([...found.values()].filter((each) => !exceptions.some((by) => isCovered(by, each)))).toEqual([])
    const applicable = exceptions.filter(({ kind }) => all.some((each) => kind.test(each.kind)))
    expect(
      applicable.filter((by) => ![...found.values()].some((each) => isCovered(by, each))),
      'These exceptions no longer occur: delete them',
    ).toEqual([])
  })
}

function expectations(site: ServedSite): Expectation[] {
  const pages = site.pages
  const page = pages.find((path) => path !== '/') ?? ''
  const withHeaders = (kind: string, address: string, status: number, file: string): Expectation => {
    const headers = headersOf(policy, file)
    const absent = Object.keys({ ...policy.headers.document, 'Clear-Site-Data': '' }).map((name) => [name, undefined])
    return { kind, address, status, body: site.read(file), headers: { ...Object.fromEntries(absent), ...headers } }
  }
  const file = (kind: string) => (address: string) => ({
    ...withHeaders(kind, address, 200, address),
    headerBytes: FILE_HEADERS_BYTES,
  })
  const unknown = (kind: string) => (address: string) => withHeaders(kind, address, 404, policy.errorPages.notFound)
  const redirect = (kind: string, address: string, Location: string): Expectation => ({
    kind,
    address,
    status: 308,
    headers: { Location, 'Cache-Control': policy.caching.redirect },
  })
  const script = site.find('assets/*.js') ?? ''
  const former = Object.entries(policy.formerPaths)
  return [
    ...pages.map((path) =>
      withHeaders(policy.formPages.includes(path) ? 'page with a form' : 'page', path, 200, path),
    ),
    ...hashedFiles(site).map(file('hashed file')),
    ...site.unhashedFiles.map(file('file at the root')),
    ...['/nothing-here', '/contact.json', '/.git/config', '/.env'].map(unknown('unknown address')),
    unknown('unknown file of a folder with hashed files')('/assets/gone-00000000.js'),
    ...['/404', '/500'].map(unknown('error page')),
    ...['/404.html', '/500.html'].map(unknown('file of an error page')),
    ...['/index.html.br', '/robots.txt.gz', `${script}.br`].map(unknown('compressed variant')),
    ...former.map(([path, to]) => redirect('former path', path, to)),
    ...former.flatMap(([path, to]) =>
      [`${path}/`, `${path}.html`].map((each) => redirect('variant of a former path', each, to)),
    ),
    redirect('trailing slash', `${page}/`, page),
    redirect('trailing slash and a query', `${page}/?x=1&y=%20`, `${page}?x=1&y=%20`),
    redirect('file name of a page', `${page}.html`, page),
    redirect('file name of the home page', '/index.html', '/'),
    redirect('unknown address with a slash', '/nothing-here/', '/nothing-here'),
    redirect('two leading slashes', `/${page}`, page),
    { kind: 'another method', address: page, method: 'POST', status: 405, headers: { Allow: 'GET, HEAD' } },
    { kind: 'report of the CSP', address: policy.policyReports, method: 'POST', status: 204, headers: {} },
  ]
}

/** One hashed file for each type. */
function hashedFiles(site: ServedSite): string[] {
  return Object.keys(policy.types).flatMap((extension) =>
    policy.caching.hashedFolders.flatMap((folder) => site.find(`${folder.slice(1)}**/*.${extension}`) ?? []),
  )
}

interface Difference {
  kind: string
  address: string
  part: string
  expected: string | number | undefined
  received: string | number | undefined
}

type Part = [string, string | number | undefined, string | number | undefined]

function differences(each: Expectation, reply: Awaited<ReturnType<Answer>>): Difference[] {
  const { kind, address, status, headers, body, headerBytes } = each
  const parts: Part[] = [
    ['status', status, reply.status],
    ...Object.entries(headers).map(([name, value]): Part => [
      name,
      value,
      reply.headers[name.toLowerCase()]?.toString(),
    ]),
  ]
  if (body && !body.equals(reply.body)) parts.push(['content', 'the file', 'something else'])
  if (headerBytes !== undefined && reply.size > headerBytes) parts.push(['header bytes', headerBytes, reply.size])
  return parts
    .filter(([, expected, received]) => expected !== received)
    .map(([part, expected, received]) => ({ kind, address, part, expected, received }))
}
