// The tones of a page's sections, of which no two neighbours have the same: they would look like one section.
import type { Tone } from '../schema/fields.ts'

/** What a section gets when the one above has its tone: staff may move, add and remove sections. */
const INSTEAD: Record<Tone, Tone> = {
  light: 'page',
  page: 'light',
  muted: 'page',
  warm: 'light',
  calm: 'page',
  bright: 'page',
  dark: 'page',
  darkest: 'page',
}

/** `tones` in the order of the page, with another one wherever two neighbours are the same. */
export function alternateTones(tones: readonly Tone[]): Tone[] {
  const shown: Tone[] = []
  for (const tone of tones) shown.push(tone === shown.at(-1) ? INSTEAD[tone] : tone)
  return shown
}
