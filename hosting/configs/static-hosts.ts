// Hosts that serve the files themselves and take a policy as a list: Vercel, Netlify, Cloudflare Pages. Variants, validators, ranges and 404.html are theirs.
import type { HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED } from './place.ts'

/** vercel.json: `permanent` is 308; `cleanUrls` and `trailingSlash` give pages their addresses. */
export function vercelConfig({ headers, types, caching, formerPaths }: HttpPolicy): string {
  const asList = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([key, value]) => ({ key, value }))
  const folders = caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(formerPaths).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: [
      { source: '/(.*)', headers: asList(headers) },
      { source: `/(${folders})/(.*)`, headers: asList({ 'Cache-Control': caching.hashed }) },
      {
        source: '/(.*)\\.data',
        headers: asList({ 'Content-Type': types['data'] ?? '', 'Cache-Control': caching.data }),
      },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** `_headers`, in the form that Netlify and Cloudflare Pages share; `unwanted` are headers that the host adds by itself. Its own default for everything else is to ask again each time. */
export function headersFile({ headers, caching, types }: HttpPolicy, unwanted: readonly string[] = []): string {
  const rule = (path: string, all: Readonly<Record<string, string>>, lines: readonly string[] = []) =>
    [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`), ...lines].join('\n')
  return [
    `# ${GENERATED}`,
    rule(
      '/*',
      headers,
      unwanted.map((name) => `  ! ${name}`),
    ),
    ...caching.hashedFolders.map((folder) => rule(`${folder}*`, { 'Cache-Control': caching.hashed })),
    rule('/*.data', { 'Content-Type': types['data'] ?? '', 'Cache-Control': caching.data }),
    '',
  ].join('\n')
}

/** Cloudflare Pages lets every site read every file, unless it is told not to. */
export const CLOUDFLARE_ADDS: readonly string[] = ['Access-Control-Allow-Origin']

/** `_redirects`, in the form that both share. Slashes and `.html` of pages lead on by themselves there, those of former paths do not. */
export function redirectsFile({ formerPaths }: HttpPolicy): string {
  const lines = Object.entries(formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((each) => `${each} ${to} 308`),
  )
  return [`# ${GENERATED}`, ...lines, ''].join('\n')
}
