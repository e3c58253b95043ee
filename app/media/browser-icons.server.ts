// The icons of the site in tabs, on home screens and in app lists, and the web manifest.
import { MEDIA } from '../paths.ts'
import type { Brand } from '../schema/brand.ts'
import type { Clinic } from '../schema/clinic.ts'
import { tokenColour } from '../styles/read-tokens.ts'
import { contentHash } from './content-hash.server.ts'
import { markElement } from './mark.server.ts'

const TONE = 'page'

/** What differs between the PNG icons. */
interface Look {
  /** Width and height in px. */
  size: number
  /** Share of the square that the mark fills. Launchers may cut off the rest. */
  fill: number
  /** Corner radius as a share of the square. */
  round: number
}

const LOOKS = {
  tab: { size: 32, fill: 0.84, round: 0.2 },
  touch: { size: 180, fill: 0.62, round: 0 },
  small: { size: 192, fill: 0.72, round: 0.2 },
  large: { size: 512, fill: 0.72, round: 0.2 },
  maskable: { size: 512, fill: 0.56, round: 0 },
} as const satisfies Record<string, Look>

type IconName = keyof typeof LOOKS

/** Addresses for the head of a page, and the colour of the browser's toolbar. */
export interface BrowserIcons {
  vector: string
  tab: string
  touch: string
  manifest: string
  themeColour: string
}

type NamedClinic = Pick<Clinic, 'name' | 'shortName' | 'locale'>

/** Where the icons and the manifest are, for the head of a page. */
export function browserIcons(clinic: NamedClinic, brand: Brand): BrowserIcons {
  return {
    vector: vectorIcon(brand).address,
    tab: iconAddress('tab', brand),
    touch: iconAddress('touch', brand),
    manifest: webManifest(clinic, brand).address,
    themeColour: groundColour(brand),
  }
}

/** Every PNG icon: its address and the SVG that the build makes it from. */
export function pngIcons(brand: Brand): { address: string; svg: string }[] {
  return (Object.keys(LOOKS) as IconName[]).map((name) => ({
    address: iconAddress(name, brand),
    svg: svgOf(LOOKS[name], brand),
  }))
}

/** The icon as SVG. */
export function vectorIcon(brand: Brand): { address: string; text: string } {
  const text = svgOf(LOOKS.tab, brand)
  return { address: `${MEDIA}icon.${contentHash(text)}.svg`, text }
}

/** The web manifest, with the icons of apps and home screens. */
export function webManifest(
  { name, shortName, locale }: NamedClinic,
  brand: Brand,
): { address: string; text: string } {
  const entry = (icon: IconName, purpose: string) => {
    const { size } = LOOKS[icon]
    return { src: iconAddress(icon, brand), sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const text = JSON.stringify({
    name,
    short_name: shortName ?? name.split(' ')[0],
    lang: locale,
    start_url: '/',
    display: 'browser',
    background_color: groundColour(brand),
    theme_color: groundColour(brand),
    icons: [entry('small', 'any'), entry('large', 'any'), entry('maskable', 'maskable')],
  })
  return { address: `${MEDIA}site.${contentHash(text)}.webmanifest`, text }
}

function svgOf({ size, fill, round }: Look, brand: Brand): string {
  const edge = (size * (1 - fill)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * round}" fill="${groundColour(brand)}"/>`,
    `${markElement(brand.mark, brand.palette, TONE, { x: edge, y: edge, size: size * fill })}</svg>`,
  ].join('')
}

function iconAddress(name: IconName, brand: Brand): string {
  return `${MEDIA}icon-${name}.${contentHash(svgOf(LOOKS[name], brand))}.png`
}

function groundColour({ palette }: Brand): string {
  return tokenColour(palette, TONE, '--background')
}
