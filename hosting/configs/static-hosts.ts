// Configurations of hosts that serve a folder: vercel.json, and the _headers and _redirects that Netlify and
// Cloudflare Pages share. These hosts compress files, add ETags and serve 404.html without configuration. None of
// them serves 500.html on every plan, and the address /500 would show it, so the deploy commands remove that file.
import { fileExtensions, type HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED_NOTICE } from './generated-notice.ts'

type Headers = Readonly<Record<string, string>>

/** Text of vercel.json. `permanent` means 308; `cleanUrls` and `trailingSlash` give pages their addresses. */
export function vercelConfig(policy: HttpPolicy): string {
  const { headers, caching, errorPages, formerPaths, clearStorage } = policy
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
      rule(`/(${folders})/(.*)`, { 'Cache-Control': caching.hashed }),
      rule(`/(.*)\\.(${fileExtensions(policy).join('|')})`, { 'Content-Security-Policy': policy.fileContentPolicy }),
      rule(clearStorage.path, { 'Clear-Site-Data': clearStorage.value }),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Text of _headers. By default, both hosts make browsers check every file again. A file in a folder of hashed files
 * gets two content policies; browsers enforce both.
 */
export function headersFile({ headers, caching, fileContentPolicy, clearStorage }: HttpPolicy): string {
  const rule = (path: string, all: Headers) =>
    [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    `# ${GENERATED_NOTICE}`,
    rule('/*', headers),
    // Cloudflare Pages would let every site read every file. Netlify ignores this line.
    '  ! Access-Control-Allow-Origin',
    ...caching.hashedFolders.map((folder) =>
      rule(`${folder}*`, { 'Cache-Control': caching.hashed, 'Content-Security-Policy': fileContentPolicy }),
    ),
    rule(clearStorage.path, { 'Clear-Site-Data': clearStorage.value }),
    '',
  ].join('\n')
}

/**
 * Text of _redirects. The hosts redirect trailing slashes and `.html` of pages by themselves, but not those of former
 * paths.
 */
export function redirectsFile({ formerPaths }: HttpPolicy): string {
  const lines = Object.entries(formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((each) => `${each} ${to} 308`),
  )
  return [`# ${GENERATED_NOTICE}`, ...lines, ''].join('\n')
}
