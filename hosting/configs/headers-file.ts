// The files _headers and _redirects, with which Cloudflare Pages and Netlify are configured. Both hosts compress
// files, add ETags, let browsers store an unhashed file only if they check it at each request, and serve 404.html.
import { NO_SUCH_PAGE } from '../policy/addresses.ts'
import type { HeaderValues } from '../policy/headers.ts'
import type { HttpPolicy } from '../policy/http-policy.ts'

/**
 * Text of _headers for Cloudflare Pages. It joins the values of a header from several rules, so each rule after the
 * first one removes (`!`) what it replaces. `files` are the paths of the files that are neither pages nor in a folder
 * of hashed files.
 */
export function cloudflareHeaders(policy: HttpPolicy, files: readonly string[]): string {
  const { document } = policy.headers
  const [everything, ...others] = rules(policy, files).map(([path, all]): [string, string[]] => {
    const removed = Object.keys(document).filter((name) => all[name] !== document[name])
    const set = Object.entries(all).filter(([name, value]) => value !== document[name])
    return [path, [...removed.map((name) => `! ${name}`), ...set.map(([name, value]) => `${name}: ${value}`)]]
  })
  // Cloudflare Pages lets every site read every file, with this header.
  const first = [...lines(document), '! Access-Control-Allow-Origin']
  return text([[everything?.[0] ?? '', first], ...others])
}

/**
 * Text of _headers for Netlify, which takes the value of the last rule and can't remove a header. So files keep the
 * headers of documents. The other way round, the not-found page would lack them. A page with a form has a second
 * rule, because Netlify's tool compares rules with the name of the file.
 */
export function netlifyHeaders(policy: HttpPolicy, files: readonly string[]): string {
  const { document } = policy.headers
  const formPages = policy.formPages.flatMap((page) => [page, `${page === '/' ? '/index' : page}.html`])
  return text(
    rules({ ...policy, formPages }, files).map(([path, all], index) => {
      const changed = Object.entries(all).filter(([name, value]) => value !== document[name])
      return [path, lines(index === 0 ? all : Object.fromEntries(changed))]
    }),
  )
}

/** Each path with all its headers. Both hosts apply every rule that matches, in this order. */
function rules(policy: HttpPolicy, files: readonly string[]): [string, HeaderValues][] {
  const { headers, caching, formPages, clearStorage } = policy
  return [
    ['/*', headers.document],
    ...formPages.map((page): [string, HeaderValues] => [page, headers.formPage]),
    ...caching.hashedFolders.map((folder): [string, HeaderValues] => [
      `${folder}*`,
      { ...headers.hashedFile, 'Cache-Control': caching.hashed },
    ]),
    ...files.map((path): [string, HeaderValues] => [
      path,
      { ...headers.file, ...(path === clearStorage.path ? { 'Clear-Site-Data': clearStorage.value } : {}) },
    ]),
  ]
}

function lines(all: HeaderValues): string[] {
  return Object.entries(all).map(([name, value]) => `${name}: ${value}`)
}

function text(all: readonly (readonly [string, readonly string[]])[]): string {
  return all.map(([path, each]) => `${path}\n${each.map((line) => `  ${line}\n`).join('')}`).join('')
}

/** Text of _redirects for Cloudflare Pages. Status 200 means: answer with the file of the second address, if any. */
export function cloudflareRedirects(policy: HttpPolicy): string {
  const addresses = Object.values(policy.errorPages).flatMap((file) => [file.replace('.html', ''), file])
  return redirectsFile(
    policy,
    addresses.map((address) => `${address} ${NO_SUCH_PAGE} 200`),
  )
}

/** Text of _redirects for Netlify. `!` means that the rule applies although there is a file. */
export function netlifyRedirects(policy: HttpPolicy): string {
  const { notFound } = policy.errorPages
  const addresses = Object.values(policy.errorPages).map((file) => file.replace('.html', ''))
  return redirectsFile(
    policy,
    addresses.map((address) => `${address} ${notFound} 404!`),
  )
}

/**
 * The rules for former paths, and those in `errorPages`, which give the addresses of error pages status 404. The
 * hosts redirect `/x/` and `/x.html` to `/x` themselves, but only if the page x exists.
 */
function redirectsFile({ formerPaths }: HttpPolicy, errorPages: readonly string[]): string {
  const former = Object.entries(formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((each) => `${each} ${to} 308`),
  )
  return [...former, ...errorPages, ''].join('\n')
}
