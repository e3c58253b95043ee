// The built site that the host tests serve: a copy outside the project, because a build may replace the original.
import { chmodSync, copyFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOSTING_FILE, SITE_DIR } from '../../build/output/folders.ts'
import { httpPolicy, type Hosting } from '../../hosting/policy/http-policy.ts'

export const policy = httpPolicy(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting)

/** Address of a page that only the copy has. A test makes its file unreadable, to see how a host fails. */
export const UNREADABLE_PAGE = '/page-for-the-failure-test'

export interface SiteCopy {
  /** Folder for the site and for the files of the host that serves it. */
  folder: string
  /** Folder of the site. */
  root: string
  /** Addresses of all pages. */
  pages: readonly string[]
  /** Content of the file at an address. */
  read: (address: string) => Buffer
  /** Address of the first file that matches a glob pattern. Throws when there is none. */
  find: (pattern: string) => string
  remove: () => void
}

/** Copies the built site. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  // The hosts may run as another user.
  chmodSync(folder, 0o755)
  const root = join(folder, 'site')
  cpSync(SITE_DIR, root, { recursive: true, preserveTimestamps: true })
  copyFileSync(join(root, 'index.html'), join(root, `${UNREADABLE_PAGE}.html`))
  const notPages = new Set([...Object.values(policy.errorPages), `${UNREADABLE_PAGE}.html`])
  const pages = globSync('**/*.html', { cwd: root })
    .filter((file) => !notPages.has(`/${file}`))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
  return {
    folder,
    root,
    pages,
    read: (address) => readFileSync(join(root, fileName(root, address))),
    find: (pattern) => {
      const [file] = globSync(pattern, { cwd: root }).sort()
      if (file === undefined) throw new Error(`The site has no file that matches ${pattern}.`)
      return `/${file}`
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function fileName(root: string, address: string): string {
  if (address === '/') return 'index.html'
  return existsSync(join(root, `${address}.html`)) ? `${address}.html` : address
}
