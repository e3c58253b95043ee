// vercel.json. Vercel compresses files, adds ETags and serves 404.html without configuration.
import { NO_SUCH_PAGE } from '../policy/addresses.ts'
import type { HeaderValues } from '../policy/headers.ts'
import { hashedFolderNames, type HttpPolicy } from '../policy/http-policy.ts'

/**
 * Text of vercel.json. `files` are the paths of the files that are neither pages nor in a folder of hashed files.
 * `permanent` means 308; with `cleanUrls` and `trailingSlash`, a page has the address /x. When several rules set a
 * header, Vercel takes the value of the last one.
 */
export function vercelConfig(policy: HttpPolicy, files: readonly string[]): string {
  const { headers, caching, errorPages, formerPaths, formPages, clearStorage } = policy
  const rule = (source: string, all: HeaderValues) => ({
    source,
    headers: Object.entries(all).map(([key, value]) => ({ key, value })),
  })
  const paths = files.map((path) => path.slice(1).replaceAll('.', '\\.')).join('|')
  const folders = hashedFolderNames(policy)
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build -- --host vercel',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...Object.entries(formerPaths).map(([source, destination]) => ({ source, destination, permanent: true })),
      // A redirect is the only rule that Vercel applies before it looks for a file. Nothing is at its target, so the
      // visitor gets the not-found page with status 404.
      ...Object.values(errorPages).map((file) => ({
        source: file.replace('.html', ''),
        destination: NO_SUCH_PAGE,
        permanent: false,
      })),
    ],
    headers: [
      rule(`/((?!(?:${folders})/|(?:${paths})$).*)`, headers.document),
      ...formPages.map((page) => rule(page, headers.formPage)),
      rule(`/((?:${folders})/.*)`, { ...headers.hashedFile, 'Cache-Control': caching.hashed }),
      rule(`/(${paths})`, headers.file),
      rule(clearStorage.path, { 'Clear-Site-Data': clearStorage.value }),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
