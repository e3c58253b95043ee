// The icons that content may name, and the address of the sprite of those that the site uses.
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { MEDIA } from '../paths.ts'
import { contentHash } from './content-hash.server.ts'

const HEALTHICONS = 'node_modules/healthicons/public/icons/svg/outline'
const LUCIDE = 'node_modules/lucide-static/icons'

/** Increase this number when pipeline/media/icon-sprite.ts makes a different sprite from the same icons. */
const SPRITE_VERSION = 1

let files: ReadonlyMap<string, string> | undefined

/**
 * File of every icon, by name: healthicons (`blood_drop`; 48 px grid, filled) and Lucide (`message-circle`; 24 px
 * grid, stroked). Where both have a name, it is that of healthicons.
 */
export function iconFiles(): ReadonlyMap<string, string> {
  files ??= new Map([...iconsIn(LUCIDE), ...iconsIn(HEALTHICONS)])
  return files
}

function* iconsIn(folder: string): Generator<[string, string]> {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const { name, ext } = parse(entry)
    if (ext === '.svg') yield [name, join(folder, entry)]
  }
}

/** Source of an icon as SVG. Throws when no icon has this name. */
export function readIcon(name: string): string {
  const file = iconFiles().get(name)
  if (!file) throw new Error(`No icon is named "${name}".`)
  return readFileSync(file, 'utf8')
}

/** Address of the sprite that holds the named icons. */
export function iconSpriteAddress(names: readonly string[]): string {
  const sources = [...names].sort().map((name) => name + readIcon(name))
  return `${MEDIA}icons.${contentHash(String(SPRITE_VERSION), ...sources)}.svg`
}
