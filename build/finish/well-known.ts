// Writes what the site tells machines at /.well-known.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { telephoneHref } from '../../app/content/clinic.ts'
import type { Site } from '../../app/content/site.server.ts'
import { securityText } from '../../hosting/policy/security-text.ts'

export function writeWellKnown(folder: string, { clinic, pages }: Pick<Site, 'clinic' | 'pages'>): void {
  const reviews = [...pages.values()].flatMap(({ sections }) =>
    sections.flatMap((section) => ('reviewed' in section ? [section.reviewed] : [])),
  )
  const reviewed = reviews.sort().at(-1) ?? ''
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  writeFileSync(
    join(folder, '.well-known', 'security.txt'),
    securityText({ url: clinic.url, phoneHref: telephoneHref(clinic.phone), reviewed }),
  )
}
