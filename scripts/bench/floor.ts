// The floor: the same pages with their scripts taken out. No page can be faster.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, serialize } from 'parse5'
import { compressAll } from '../finish/compress.ts'
import { attribute, elementsUnder, remove } from '../finish/tree.ts'

/** Makes a copy of the built `site` without scripts, in a folder of its own. */
export async function makeFloor(site: string): Promise<string> {
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
  const scripts = elementsUnder(document).filter((each) => each.tagName === 'script' && attribute(each, 'type') !== 'application/ld+json')
  for (const script of scripts) remove(script)
  return serialize(document)
}
