// Shape of content/brand.yaml: the colours of the clinic. app/styles/tokens.css says what each is used for.
import { z } from 'zod'

const colour = (use: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, { error: 'Write # and six digits from 0 to 9 and a to f, such as #0f3d38.' })
    .describe(use)

/** Each description says where the colour is used. */
const palette = z.strictObject({
  brand: colour('Text, actions, and the dark background'),
  brandDeep: colour('Background of the footer'),
  brandLight: colour('Icons; labels on the dark backgrounds'),
  brandLine: colour('Borders of fields; the second colour of the mark'),
  brandPale: colour('Lines on the dark backgrounds'),
  brandFaint: colour('Soft text on the dark backgrounds'),
  ground: colour('Background of the page; text on the dark backgrounds'),
  groundLight: colour('Lightest background; labels'),
  groundWhite: colour('Labels on the lightest background'),
  groundMuted: colour('Background of the tone "muted"'),
  groundWarm: colour('Background of the tone "warm"'),
  groundCalm: colour('Background of the tone "calm"'),
  groundBright: colour('Background of the tone "bright"'),
  bright: colour('Cap of buttons; accents on the dark backgrounds'),
  signal: colour('The mark and small signs; never text'),
  accentInk: colour('Text that stands out'),
  accentInkCalm: colour('The same on groundCalm'),
  accentInkBright: colour('The same on groundBright'),
  softInk: colour('Soft text'),
  softInkCalm: colour('The same on groundCalm'),
  softInkBright: colour('The same on groundBright'),
  metal: colour('Wires and handles in drawings'),
  shade: colour('Shadows'),
  shadeDeep: colour('Deep shadows'),
})

export const brandSchema = z.strictObject({ palette })

/** Colours as #rrggbb. */
export type Palette = z.output<typeof palette>
export type PaletteName = keyof Palette

export const paletteNames: readonly PaletteName[] = palette.keyof().options

/** The custom property of a colour: `--accent-ink` for accentInk. */
export function paletteToken(name: PaletteName): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** The palette as CSS. Some browsers give `::backdrop` no properties of the page. */
export function paletteCss(colours: Palette): string {
  return `:root,::backdrop{${paletteNames.map((name) => `${paletteToken(name)}:${colours[name]}`).join(';')}}`
}

/** The clinic's symbol (content/mark.svg), for the logo, the browser icons and the share images. */
export interface Mark {
  viewBox: string
  /** SVG elements. Their colours are `currentColor` and purpose tokens, such as `var(--mark)`. */
  shapes: string
}

export interface Brand {
  palette: Palette
  mark: Mark
}
