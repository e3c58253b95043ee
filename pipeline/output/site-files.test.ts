// Fails when a site without a medical review stops the build, or gets a security.txt that is never valid.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteWith } from '../../tests/fixtures/sites.ts'
import { writeSiteFiles } from './site-files.ts'

test('a site without a review has no security.txt, which could not say until when it is valid', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  const site = await siteWith({})
  const securityText = () => existsSync(join(folder, '.well-known/security.txt'))
  try {
    writeSiteFiles({ ...site, pages: new Map() }, [], folder)
    expect(securityText()).toBe(false)
    writeSiteFiles(site, [], folder)
    expect(securityText()).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
