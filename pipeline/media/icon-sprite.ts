// The icon sprite: one SVG file with a <symbol> for every icon that the site uses.
import type { optimize as Optimize } from 'svgo'
import { readIcon } from '../../app/media/icons.server.ts'

const STROKED = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'

/** The sprite as SVG. iconSpriteAddress() in app/media gives its address. */
export async function iconSprite(names: readonly string[]): Promise<string> {
  // Loading svgo takes 0.15 s, and most builds find the sprite in the cache.
  const { optimize } = await import('svgo')
  const symbols = [...names].sort().map((name) => symbolOf(name, optimize))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function symbolOf(name: string, optimize: typeof Optimize): string {
  const { data } = optimize(readIcon(name), {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { convertShapeToPath: false } } }, 'removeXMLNS'],
  })
  const [, attributes = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? []
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '0 0 24 24'
  // Lucide sets the stroke on the <svg> element, which the symbol replaces.
  const stroke = /stroke="currentColor"/.test(attributes) ? STROKED : ''
  return `<symbol id="${name}" viewBox="${viewBox}"${stroke}>${body}</symbol>`
}
