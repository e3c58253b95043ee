import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { siteWith } from '../../tests/fixtures/sites.ts'
import { currentSite, keepChecked, takeChecked } from './site.server.ts'

test('a checked site is read back as it was, and is the current one from then on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'))
  vi.stubEnv('CHECKED_SITE', undefined)
  try {
    const site = await siteWith({})
    keepChecked(site, join(folder, 'site.json'))
    takeChecked(join(folder, 'site.json'))
    const read = await currentSite()
    expect(read).toEqual(site)
    expect([...read.pages.keys()]).toEqual([...site.pages.keys()])
    expect(await currentSite()).toBe(read)
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
