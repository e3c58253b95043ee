// Which icons there are, and the sprite of those that the site uses.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { optimize } from 'svgo'

const HEALTHICONS = 'node_modules/healthicons/public/icons/svg/outline'
const LUCIDE = 'node_modules/lucide-static/icons'

let files: ReadonlyMap<string, string> | undefined

/** File of every icon by name: healthicons first (`blood_drop`, 48 px grid, filled), then lucide (`message-circle`, 24 px, stroked). */
export function iconFiles(): ReadonlyMap<string, string> {
  files ??= new Map([...listed(LUCIDE), ...listed(HEALTHICONS)])
  return files
}

function* listed(folder: string): Generator<[string, string]> {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const { name, ext } = parse(entry)
    if (ext === '.svg') yield [name, join(folder, entry)]
  }
}

/** Sprite of the named icons, with the file name it is served under (content hash, so that it may be cached for good). */
export function iconSprite(names: Iterable<string>): { fileName: string; svg: string } {
  const symbols = [...new Set(names)].sort().map(symbolOf)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return { fileName: `icons.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`, svg }
}

function symbolOf(name: string): string {
  const file = iconFiles().get(name)
  if (!file) throw new Error(`No icon is named "${name}".`)
  const { data } = optimize(readFileSync(file, 'utf8'), {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { convertShapeToPath: false } } }, 'removeXMLNS'],
  })
  const [, attributes = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? []
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '0 0 24 24'
  // Lucide draws with strokes that it names on its root, which a symbol does not inherit.
  const stroked = /stroke="currentColor"/.test(attributes)
  return `<symbol id="${name}" viewBox="${viewBox}"${stroked ? ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"' : ''}>${body}</symbol>`
}
