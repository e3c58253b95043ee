// The icons of the site in tabs, on home screens and in app lists, and the web manifest.
import { MEDIA } from '../paths.ts'
import type { Brand } from '../schema/brand.ts'
import type { Clinic } from '../schema/clinic.ts'
import { tokenColour } from '../styles/read-tokens.ts'
import { contentHash } from './content-hash.server.ts'
import { markElement } from './mark.server.ts'

const TONE = 'page'

interface Drawing {
  /** Width and height in px. */
  size: number
  /** Share of the square that the mark fills. Launchers may cut off the rest. */
  fill: number
  /** Corner radius as a share of the square. */
  round: number
}

const DRAWINGS = {
  tab: { size: 32, fill: 0.84, round: 0.2 },
  touch: { size: 180, fill: 0.62, round: 0 },
  small: { size: 192, fill: 0.72, round: 0.2 },
  large: { size: 512, fill: 0.72, round: 0.2 },
  maskable: { size: 512, fill: 0.56, round: 0 },
} as const satisfies Record<string, Drawing>

type DrawingName = keyof typeof DRAWINGS

/** Addresses for the head of a page, and the colour of the browser's toolbar. */
export interface BrowserIcons {
  vector: string
  tab: string
  touch: string
  manifest: string
  themeColour: string
}

type NamedClinic = Pick<Clinic, 'name' | 'shortName' | 'locale'>

export function browserIcons(clinic: NamedClinic, brand: Brand): BrowserIcons {
  return {
    vector: vectorIcon(brand).address,
    tab: drawingAddress('tab', brand),
    touch: drawingAddress('touch', brand),
    manifest: webManifest(clinic, brand).address,
    themeColour: groundColour(brand),
  }
}

/** Every PNG icon: its address and the SVG that the build makes it from. */
export function iconDrawings(brand: Brand): { address: string; svg: string }[] {
  return (Object.keys(DRAWINGS) as DrawingName[]).map((name) => ({
    address: drawingAddress(name, brand),
    svg: svgOf(DRAWINGS[name], brand),
  }))
}

/** The icon as SVG. */
export function vectorIcon(brand: Brand): { address: string; text: string } {
  const text = svgOf(DRAWINGS.tab, brand)
  return { address: `${MEDIA}icon.${contentHash(text)}.svg`, text }
}

export function webManifest(
  { name, shortName, locale }: NamedClinic,
  brand: Brand,
): { address: string; text: string } {
  const icon = (drawing: DrawingName, purpose: string) => {
    const { size } = DRAWINGS[drawing]
    return { src: drawingAddress(drawing, brand), sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const text = JSON.stringify({
    name,
    short_name: shortName ?? name.split(' ')[0],
    lang: locale,
    start_url: '/',
    display: 'browser',
    background_color: groundColour(brand),
    theme_color: groundColour(brand),
    icons: [icon('small', 'any'), icon('large', 'any'), icon('maskable', 'maskable')],
  })
  return { address: `${MEDIA}site.${contentHash(text)}.webmanifest`, text }
}

function svgOf({ size, fill, round }: Drawing, brand: Brand): string {
  const edge = (size * (1 - fill)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * round}" fill="${groundColour(brand)}"/>`,
    `${markElement(brand.mark, brand.palette, TONE, { x: edge, y: edge, size: size * fill })}</svg>`,
  ].join('')
}

function drawingAddress(name: DrawingName, brand: Brand): string {
  return `${MEDIA}icon-${name}.${contentHash(svgOf(DRAWINGS[name], brand))}.png`
}

function groundColour({ palette }: Brand): string {
  return tokenColour(palette, TONE, '--background')
}
