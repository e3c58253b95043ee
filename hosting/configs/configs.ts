// The configurations of hosts that are not part of the site itself.
import { join } from 'node:path'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { HttpPolicy } from '../policy/http-policy.ts'
import { nginxMain } from './nginx-runtime.ts'
import { DEPLOYED_SITE, nginxSite } from './nginx.ts'
import { vercelConfig } from './vercel.ts'

/** Folder of the configurations. */
const DEPLOY_DIR = 'deploy'

/**
 * Text of each configuration by its name. `files` are the paths of the files of the site that are neither pages nor
 * in a folder of hashed files.
 */
export function deployConfigs(policy: HttpPolicy, files: readonly string[]): Record<string, string> {
  return {
    'site.conf': nginxSite(policy, DEPLOYED_SITE),
    'nginx.conf': nginxMain({ temp: '/tmp', site: '/etc/nginx/site.conf' }),
    'vercel.json': vercelConfig(policy, files),
  }
}

/** Writes every configuration into DEPLOY_DIR. */
export function writeConfigs(policy: HttpPolicy, files: readonly string[]): void {
  for (const [name, text] of Object.entries(deployConfigs(policy, files)))
    writeFileAtomically(join(DEPLOY_DIR, name), text)
}
