// The mark as SVG, in the colours of a ground.
import { tokenColour } from '../styles/read-tokens.ts'
import { MARK } from './mark.ts'

/** SVG elements of the mark, for an <svg> whose user units are those of MARK. */
export function markShapes(ground: string): string {
  const leaf = tokenColour(ground, ground === 'spruce' || ground === 'night' ? '--sage-400' : '--spruce-500')
  const { cx, cy, r } = MARK.berry
  return [
    `<path fill="${tokenColour(ground, '--text')}" d="${MARK.stem}"/>`,
    `<path fill="${leaf}" d="${MARK.leaf}"/>`,
    `<circle fill="${tokenColour(ground, '--mark')}" cx="${cx}" cy="${cy}" r="${r}"/>`,
  ].join('')
}
