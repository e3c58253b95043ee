// Configurations for hosts with a server of their own: Vercel, Netlify, Cloudflare Pages. These hosts compress files,
// add ETags and serve 404.html without configuration. None of them serves our 500.html on every plan
// (docs/hosting.md). The deploy commands remove that file, because the address /500 would show it.
import { fileExtensions, type HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED_NOTICE } from './deployed-site.ts'

/** Text of vercel.json. `permanent` means 308; `cleanUrls` and `trailingSlash` give pages their addresses. */
export function vercelConfig(policy: HttpPolicy): string {
  const { headers, caching, errorPages, formerPaths, clearStorage } = policy
  const asList = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([key, value]) => ({ key, value }))
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
      { source: '/(.*)', headers: asList(headers) },
      { source: `/(${folders})/(.*)`, headers: asList({ 'Cache-Control': caching.hashed }) },
      {
        source: `/(.*)\\.(${fileExtensions(policy).join('|')})`,
        headers: asList({ 'Content-Security-Policy': policy.fileContentPolicy }),
      },
      { source: clearStorage.path, headers: asList({ 'Clear-Site-Data': clearStorage.value }) },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Text of `_headers`, in the format that Netlify and Cloudflare Pages share. `removed` are headers that the host
 * sends by default and must not send. By default, both hosts make browsers check every file again. A file in a folder
 * of hashed files gets two content policies, which browsers enforce both.
 */
export function headersFile(
  { headers, caching, fileContentPolicy, clearStorage }: HttpPolicy,
  removed: readonly string[] = [],
): string {
  const rule = (path: string, all: Readonly<Record<string, string>>, lines: readonly string[] = []) =>
    [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`), ...lines].join('\n')
  return [
    `# ${GENERATED_NOTICE}`,
    rule(
      '/*',
      headers,
      removed.map((name) => `  ! ${name}`),
    ),
    ...caching.hashedFolders.map((folder) =>
      rule(`${folder}*`, { 'Cache-Control': caching.hashed, 'Content-Security-Policy': fileContentPolicy }),
    ),
    rule(clearStorage.path, { 'Clear-Site-Data': clearStorage.value }),
    '',
  ].join('\n')
}

/** Cloudflare Pages sends this header by default, which lets every site read every file. */
export const CLOUDFLARE_DEFAULT_HEADERS: readonly string[] = ['Access-Control-Allow-Origin']

/**
 * Text of `_redirects`, in the format that both share. The hosts redirect trailing slashes and `.html` of pages by
 * themselves, but not those of former paths.
 */
export function redirectsFile({ formerPaths }: HttpPolicy): string {
  const lines = Object.entries(formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((each) => `${each} ${to} 308`),
  )
  return [`# ${GENERATED_NOTICE}`, ...lines, ''].join('\n')
}
