// Makes every file under hosting/deploy/ from the HTTP policy.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { httpPolicy, type Hosting } from '../policy/http-policy.ts'
import { caddyfile } from './caddy.ts'
import { containerfile } from './container.ts'
import { DEPLOYED_SITE } from './deployed-site.ts'
import { kubernetesManifest } from './kubernetes.ts'
import { nginxMain, nginxSite } from './nginx.ts'
import { CLOUDFLARE_DEFAULT_HEADERS, headersFile, redirectsFile, vercelConfig } from './static-hosts.ts'

/** Folder of the generated configurations. */
export const DEPLOY_DIR = 'hosting/deploy'

/** Text of each configuration by its path under hosting/deploy/. The same input gives the same bytes. */
export function deployConfigs(hosting: Hosting): Record<string, string> {
  const policy = httpPolicy(hosting)
  return {
    'nginx/site.conf': nginxSite(policy, DEPLOYED_SITE),
    'nginx/nginx.conf': nginxMain({ temp: '/tmp', site: '/etc/nginx/site.conf' }),
    'caddy/Caddyfile': caddyfile(policy, DEPLOYED_SITE),
    'vercel/vercel.json': vercelConfig(policy),
    'netlify/_headers': headersFile(policy),
    'netlify/_redirects': redirectsFile(policy),
    'cloudflare/_headers': headersFile(policy, CLOUDFLARE_DEFAULT_HEADERS),
    'cloudflare/_redirects': redirectsFile(policy),
    'container/Containerfile': containerfile(),
    'kubernetes/site.yaml': kubernetesManifest(),
  }
}

/** Writes every configuration under `folder`. */
export function writeConfigs(hosting: Hosting, folder = DEPLOY_DIR): void {
  for (const [name, text] of Object.entries(deployConfigs(hosting))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
