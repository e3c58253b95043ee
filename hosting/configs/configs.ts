// Generates every file in hosting/deploy/ from the HTTP policy.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { httpPolicy, type Hosting } from '../policy/http-policy.ts'
import { nginxDockerfile, nginxMain } from './nginx-runtime.ts'
import { DEPLOYED_SITE, nginxSite } from './nginx.ts'
import { headersFile, redirectsFile, vercelConfig } from './static-hosts.ts'

/** Folder of the generated configurations. */
export const DEPLOY_DIR = 'hosting/deploy'

const NOTICE = '# Generated from hosting/policy by `npm run build`. Change the policy, not this file.\n'

/** Text of each configuration by its path in hosting/deploy/. The same input gives the same bytes. */
export function deployConfigs(hosting: Hosting): Record<string, string> {
  const policy = httpPolicy(hosting)
  return {
    'nginx/site.conf': NOTICE + nginxSite(policy, DEPLOYED_SITE),
    'nginx/nginx.conf': NOTICE + nginxMain({ temp: '/tmp', site: '/etc/nginx/site.conf' }),
    'nginx/Dockerfile': NOTICE + nginxDockerfile(DEPLOYED_SITE),
    // JSON has no comments.
    'vercel/vercel.json': vercelConfig(policy),
    'netlify-cloudflare/_headers': NOTICE + headersFile(policy),
    'netlify-cloudflare/_redirects': NOTICE + redirectsFile(policy),
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
