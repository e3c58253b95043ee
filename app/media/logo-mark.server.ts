// The mark as SVG, in the colours of a tone.
import { tokenColour } from '../styles/read-tokens.ts'
import { MARK } from './logo-mark.ts'

/** SVG elements of the mark, for an <svg> whose user units are those of MARK. */
export function markShapes(tone: string): string {
  const { cx, cy, r } = MARK.berry
  return [
    `<path fill="${tokenColour(tone, '--text')}" d="${MARK.stem}"/>`,
    `<path fill="${tokenColour(tone, '--control-border')}" d="${MARK.leaf}"/>`,
    `<circle fill="${tokenColour(tone, '--mark')}" cx="${cx}" cy="${cy}" r="${r}"/>`,
  ].join('')
}
