// The floor: the built site without its scripts. No page can be faster than its floor.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { SITE_DIR } from '../build/output/folders.ts'
import { serveSite } from './built-site.ts'

export const SIDES = ['site', 'floor'] as const
export type Side = (typeof SIDES)[number]

/** `sides` in the order for `round`. The order alternates, because the second one gets warm caches. */
export function alternate<T>(sides: readonly T[], round: number): readonly T[] {
  return round % 2 === 0 ? sides : sides.toReversed()
}

/** Serves the built site and its floor while `measure` runs. */
export async function withFloor(measure: (origins: Readonly<Record<Side, string>>) => Promise<void>): Promise<void> {
  const folder = makeFloor()
  const servers = [await serveSite(), await serveSite(folder)] as const
  try {
    await measure({ site: servers[0].origin, floor: servers[1].origin })
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeFloor(): string {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  cpSync(SITE_DIR, folder, { recursive: true })
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, page)
    const html = Buffer.from(withoutScripts(readFileSync(file, 'utf8')))
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  }
  return folder
}

/** `html` without scripts and preloads of scripts. Search data (JSON-LD) stays. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
}
