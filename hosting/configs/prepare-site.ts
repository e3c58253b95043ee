// Makes a built site ready for a host that serves a folder and compresses files itself.
import { globSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { HttpPolicy } from '../policy/http-policy.ts'
import { cloudflareHeaders, cloudflareRedirects, netlifyHeaders, netlifyRedirects } from './headers-file.ts'

export type StaticHost = 'cloudflare' | 'netlify' | 'vercel'

/** What uploads the built site to each host, in the host's own tool. Vercel builds it again. */
export const UPLOADS: Readonly<Record<StaticHost, string>> = {
  cloudflare: 'wrangler pages deploy dist',
  netlify: 'netlify deploy --prod --dir dist',
  vercel: 'cp deploy/vercel.json . && vercel deploy --prod',
}

/**
 * Removes from the built site in `folder` what `host` would serve as ordinary files: compressed variants, and the
 * page for failures, which these hosts do not use. Adds the host's _headers and _redirects. vercel.json is not in the
 * site (configs.ts).
 */
export function prepareSite(host: StaticHost, folder: string, policy: HttpPolicy): void {
  const variants = policy.variants.map((extension) => `**/*${extension}`)
  for (const file of globSync([...variants, policy.errorPages.serverError.slice(1)], { cwd: folder }))
    rmSync(join(folder, file))
  if (host === 'vercel') return
  const files = unhashedFiles(folder, policy)
  const [headers, redirects] =
    host === 'cloudflare'
      ? [cloudflareHeaders(policy, files), cloudflareRedirects(policy)]
      : [netlifyHeaders(policy, files), netlifyRedirects(policy)]
  writeFileSync(join(folder, '_headers'), headers)
  writeFileSync(join(folder, '_redirects'), redirects)
}

/** Paths of the files in `folder` that are neither pages nor compressed variants nor in a folder of hashed files. */
export function unhashedFiles(folder: string, { caching, variants }: HttpPolicy): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['.html', ...variants].includes(extname(entry.name)))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .filter((path) => !caching.hashedFolders.some((each) => path.startsWith(each)))
    .sort()
}
