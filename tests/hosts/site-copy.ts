// The built site that a host serves in the tests: a copy that the tests may damage and other users may read.
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOSTING_FILE, SITE_DIR } from '../../pipeline/output/folders.ts'
import { unhashedFiles } from '../../hosting/configs/prepare-site.ts'
import { httpPolicy, type Hosting } from '../../hosting/policy/http-policy.ts'

/** The policy of the built site. */
export const policy = httpPolicy(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting)

export interface ServedSite {
  root: string
  /** Addresses of all pages. */
  pages: readonly string[]
  /** Addresses of the files that are neither pages nor in a folder of hashed files. */
  unhashedFiles: readonly string[]
  /** Content of the file at an address. */
  read: (address: string) => Buffer
  /** Address of the first file that matches a glob pattern; undefined when there is none. */
  find: (pattern: string) => string | undefined
  remove: () => void
}

/** Copies the built site into a folder of its own. The caller removes it. */
export function copySite(): ServedSite {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  chmodSync(folder, 0o755)
  const root = join(folder, 'site')
  cpSync(SITE_DIR, root, { recursive: true, preserveTimestamps: true })
  const errorPages: readonly string[] = Object.values(policy.errorPages)
  return {
    root,
    pages: globSync('**/*.html', { cwd: root })
      .filter((file) => !errorPages.includes(`/${file}`))
      .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)),
    unhashedFiles: unhashedFiles(root, policy),
    read: (address) => {
      const page = join(root, address === '/' ? 'index.html' : `${address}.html`)
      return readFileSync(existsSync(page) ? page : join(root, address))
    },
    find: (pattern) =>
      globSync(pattern, { cwd: root })
        .sort()
        .map((file) => `/${file}`)[0],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
