// Configurations of hosts that serve a folder: vercel.json, and the _headers and _redirects that Netlify and
// Cloudflare Pages share. These hosts compress files, add ETags and serve 404.html without configuration. They do not
// use 500.html on every plan, and anybody could open it at /500, so the deploy commands remove it.
import { fileExtensions, type HttpPolicy } from '../policy/http-policy.ts'

type Headers = Readonly<Record<string, string>>

/** Text of vercel.json. `permanent` means 308; with `cleanUrls` and `trailingSlash`, a page has the address /x. */
export function vercelConfig(policy: HttpPolicy): string {
  const { headers, caching, errorPages, formerPaths, formPages, clearStorage } = policy
  const rule = (source: string, all: Headers) => ({
    source,
    headers: Object.entries(all).map(([key, value]) => ({ key, value })),
  })
  const folders = caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: `npm run build && rm dist${errorPages.serverError}*`,
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(formerPaths).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: [
      rule('/(.*)', headers),
      ...formPages.map((page) => rule(page, { 'Cross-Origin-Opener-Policy': policy.formOpenerPolicy })),
      rule(`/(${folders})/(.*)`, { 'Cache-Control': caching.hashed }),
      rule(`/(.*)\\.(${fileExtensions(policy).join('|')})`, { 'Content-Security-Policy': policy.fileContentPolicy }),
      rule(clearStorage.path, { 'Clear-Site-Data': clearStorage.value }),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Text of _headers. By default, both hosts let browsers cache a file only if they check it at each request. A file in
 * a folder of hashed files gets two Content-Security-Policies; browsers enforce both.
 */
export function headersFile(policy: HttpPolicy): string {
  const { headers, caching, fileContentPolicy, formPages, formOpenerPolicy, clearStorage } = policy
  const rule = (path: string, all: Headers) =>
    [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    rule('/*', headers),
    // Removes a header with which Cloudflare Pages lets every site read every file. Netlify ignores this line.
    '  ! Access-Control-Allow-Origin',
    // Cloudflare Pages joins the values of a header from several rules, so the second rule removes the first value.
    // Netlify ignores that line, and takes the value of the last rule.
    ...formPages.flatMap((page) => [
      page,
      '  ! Cross-Origin-Opener-Policy',
      `  Cross-Origin-Opener-Policy: ${formOpenerPolicy}`,
    ]),
    ...caching.hashedFolders.map((folder) =>
      rule(`${folder}*`, { 'Cache-Control': caching.hashed, 'Content-Security-Policy': fileContentPolicy }),
    ),
    rule(clearStorage.path, { 'Clear-Site-Data': clearStorage.value }),
    '',
  ].join('\n')
}

/** Text of _redirects. The hosts redirect `/x/` and `/x.html` to `/x` themselves, but only if the page x exists. */
export function redirectsFile({ formerPaths }: HttpPolicy): string {
  const lines = Object.entries(formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((each) => `${each} ${to} 308`),
  )
  return [...lines, ''].join('\n')
}
