// The icons of the site in tabs, on home screens and in app lists, and the web manifest.
import { tokenColour } from '../styles/read-tokens.ts'
import { contentHash } from './content-hash.server.ts'
import { MARK } from './logo-mark.ts'
import { markShapes } from './logo-mark.server.ts'

const TONE = 'cream'

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

export function browserIcons(clinic: { name: string }): BrowserIcons {
  return {
    vector: vectorIcon().address,
    tab: drawingAddress('tab'),
    touch: drawingAddress('touch'),
    manifest: webManifest(clinic).address,
    themeColour: groundColour(),
  }
}

/** Every PNG icon: its address and the SVG that the build makes it from. */
export function iconDrawings(): { address: string; svg: string }[] {
  return (Object.keys(DRAWINGS) as DrawingName[]).map((name) => ({
    address: drawingAddress(name),
    svg: svgOf(DRAWINGS[name]),
  }))
}

/** The icon as SVG. */
export function vectorIcon(): { address: string; text: string } {
  const text = svgOf(DRAWINGS.tab)
  return { address: `/media/icon.${contentHash(text)}.svg`, text }
}

export function webManifest({ name }: { name: string }): { address: string; text: string } {
  const icon = (drawing: DrawingName, purpose: string) => {
    const { size } = DRAWINGS[drawing]
    return { src: drawingAddress(drawing), sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const text = JSON.stringify({
    name,
    short_name: name.split(' ')[0],
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    background_color: groundColour(),
    theme_color: groundColour(),
    icons: [icon('small', 'any'), icon('large', 'any'), icon('maskable', 'maskable')],
  })
  return { address: `/media/site.${contentHash(text)}.webmanifest`, text }
}

function svgOf({ size, fill, round }: Drawing): string {
  const scale = (size * fill) / MARK.size
  const edge = (size * (1 - fill)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * round}" fill="${groundColour()}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${markShapes(TONE)}</g></svg>`,
  ].join('')
}

function drawingAddress(name: DrawingName): string {
  return `/media/icon-${name}.${contentHash(svgOf(DRAWINGS[name]))}.png`
}

function groundColour(): string {
  return tokenColour(TONE, '--background')
}
