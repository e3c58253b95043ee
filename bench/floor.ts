// The floor: the same pages with their scripts taken out. No page can be faster.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, serialize } from 'parse5'
import { startSiteServer } from '../hosting/server/server.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { compressAll } from '../build/finish/compress.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { attribute, elementsUnder, remove } from '../build/finish/tree.ts'

/** The built site, and its floor. */
export const SIDES = ['site', 'floor'] as const
export type Side = (typeof SIDES)[number]

/** Both sides in the order of `round`: the second finds the browser warm, so each comes first in every other one. */
export function inTurn(round: number): readonly Side[] {
  return round % 2 === 0 ? SIDES : SIDES.toReversed()
}

/** Serves both sides while `measure` runs, which is given where each of them is. */
export async function besideFloor(
  measure: (origins: Readonly<Record<Side, string>>) => Promise<void>,
): Promise<void> {
  const floorDir = await makeFloor(SITE_DIR)
  const serve = (root: string) => startSiteServer({ root, hostingFile: HOSTING_FILE, port: 0 })
  const servers = { site: await serve(SITE_DIR), floor: await serve(floorDir) }
  try {
    await measure({ site: servers.site.origin, floor: servers.floor.origin })
  } finally {
    await Promise.all(SIDES.map((side) => servers[side].close()))
    rmSync(floorDir, { recursive: true, force: true })
  }
}

/** Makes a copy of the built `site` without scripts, in a folder of its own. */
async function makeFloor(site: string): Promise<string> {
  const floor = mkdtempSync(join(tmpdir(), 'floor-'))
  const pages = mkdtempSync(join(tmpdir(), 'floor-pages-'))
  cpSync(site, floor, { recursive: true })
  for (const file of globSync('**/*.html', { cwd: site })) {
    mkdirSync(dirname(join(pages, file)), { recursive: true })
    writeFileSync(join(pages, file), withoutScripts(readFileSync(join(site, file), 'utf8')))
  }
  await compressAll(pages)
  cpSync(pages, floor, { recursive: true })
  rmSync(pages, { recursive: true })
  return floor
}

/** `html` without what runs; search data stays. */
export function withoutScripts(html: string): string {
  const document = parse(html)
  const scripts = elementsUnder(document).filter(
    (each) => each.tagName === 'script' && attribute(each, 'type') !== 'application/ld+json',
  )
  for (const script of scripts) remove(script)
  return serialize(document)
}
