// Hosts that serve the files themselves and take a policy as a list: Vercel, Netlify, Cloudflare Pages. Variants, validators, ranges and 404.html are theirs.
import type { HttpPolicy } from '../../app/policy/http-policy.ts'
import { GENERATED } from './place.ts'

/** vercel.json: `permanent` is 308; `cleanUrls` and `trailingSlash` give pages their addresses. */
export function vercelConfig({ headers, types, caching, formerPaths }: HttpPolicy): string {
  const asList = (all: Readonly<Record<string, string>>) => Object.entries(all).map(([key, value]) => ({ key, value }))
  const folders = caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(formerPaths).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: [
      { source: '/(.*)', headers: asList(headers) },
      { source: `/(${folders})/(.*)`, headers: asList({ 'Cache-Control': caching.hashed }) },
      { source: '/(.*)\\.data', headers: asList({ 'Content-Type': types['data'] ?? '' }) },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** `_headers`, in the form that Netlify and Cloudflare Pages share. Their own default for everything else is to ask again each time. */
export function headersFile({ headers, caching }: HttpPolicy): string {
  const rule = (path: string, all: Readonly<Record<string, string>>) => [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [`# ${GENERATED}`, rule('/*', headers), ...caching.hashedFolders.map((folder) => rule(`${folder}*`, { 'Cache-Control': caching.hashed })), ''].join(
    '\n',
  )
}

/** `_redirects`, in the form that both share. Slashes and `.html` lead on by themselves there. */
export function redirectsFile({ formerPaths }: HttpPolicy): string {
  return [`# ${GENERATED}`, ...Object.entries(formerPaths).map(([from, to]) => `${from} ${to} 308`), ''].join('\n')
}
