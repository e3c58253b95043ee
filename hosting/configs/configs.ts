// Generates every file in hosting/deploy/ from the HTTP policy.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { httpPolicy, type Hosting } from '../policy/http-policy.ts'
import { DEPLOYED_SITE, nginxDockerfile, nginxMain, nginxSite } from './nginx.ts'
import { headersFile, redirectsFile, vercelConfig } from './static-hosts.ts'

/** Folder of the generated configurations. */
export const DEPLOY_DIR = 'hosting/deploy'

/** Text of each configuration by its path in hosting/deploy/. The same input gives the same bytes. */
export function deployConfigs(hosting: Hosting): Record<string, string> {
  const policy = httpPolicy(hosting)
  return {
    'nginx/site.conf': nginxSite(policy, DEPLOYED_SITE),
    'nginx/nginx.conf': nginxMain({ temp: '/tmp', site: '/etc/nginx/site.conf' }),
    'nginx/Dockerfile': nginxDockerfile(DEPLOYED_SITE),
    'vercel/vercel.json': vercelConfig(policy),
    'netlify-cloudflare/_headers': headersFile(policy),
    'netlify-cloudflare/_redirects': redirectsFile(policy),
  }
}

/** Writes every configuration into hosting/deploy/. */
export function writeConfigs(hosting: Hosting): void {
  for (const [name, text] of Object.entries(deployConfigs(hosting))) {
    const file = join(DEPLOY_DIR, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
