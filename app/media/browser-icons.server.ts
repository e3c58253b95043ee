// Icons of the site in tabs, on home screens and in app lists, and the manifest that names them: all from the clinic's mark.
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Clinic } from '../content/clinic.ts'
import { tokenColour } from '../styles/read-tokens.ts'
import { MARK } from './mark.ts'
import { markShapes } from './mark.server.ts'

const GROUND = 'cream'

interface Drawing {
  /** Width and height in px. */
  size: number
  /** Share of the square that the mark takes; what a launcher may cut off stays empty. */
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

/** Addresses that a page's head names, and the colour of the browser's own bars. */
export interface BrowserIcons {
  vector: string
  tab: string
  touch: string
  manifest: string
  themeColour: string
}

export function browserIcons(clinic: Pick<Clinic, 'name'>): BrowserIcons {
  return {
    vector: vectorAddress(),
    tab: address('tab'),
    touch: address('touch'),
    manifest: manifest(clinic).address,
    themeColour: tokenColour(GROUND, '--ground'),
  }
}

/** Every icon as a PNG, with the address it is served under. */
export function iconPictures(): { address: string; draw: () => Sharp }[] {
  return (Object.keys(DRAWINGS) as DrawingName[]).map((name) => ({
    address: address(name),
    draw: () => sharp(Buffer.from(svgOf(DRAWINGS[name]))).png(),
  }))
}

/** The icons that are text: the vector icon and the manifest. */
export function iconTexts(clinic: Pick<Clinic, 'name'>): { address: string; text: string }[] {
  return [{ address: vectorAddress(), text: svgOf(DRAWINGS.tab) }, manifest(clinic)]
}

function manifest({ name }: Pick<Clinic, 'name'>): { address: string; text: string } {
  const icon = (drawing: DrawingName, purpose: string) => {
    const { size } = DRAWINGS[drawing]
    return { src: address(drawing), sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const colour = tokenColour(GROUND, '--ground')
  const text = JSON.stringify({
    name,
    short_name: name.split(' ')[0],
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [icon('small', 'any'), icon('large', 'any'), icon('maskable', 'maskable')],
  })
  return { address: `/media/site.${hashOf(text)}.webmanifest`, text }
}

function svgOf({ size, fill, round }: Drawing): string {
  const scale = (size * fill) / MARK.size
  const edge = (size * (1 - fill)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * round}" fill="${tokenColour(GROUND, '--ground')}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${markShapes(GROUND)}</g></svg>`,
  ].join('')
}

const vectorAddress = () => `/media/icon.${hashOf(svgOf(DRAWINGS.tab))}.svg`
const address = (name: DrawingName) => `/media/icon-${name}.${hashOf(svgOf(DRAWINGS[name]))}.png`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
