// The clinic's mark (its symbol), from content/mark.svg. The logo, the browser icons and the share images use it.
import type { Mark, Palette } from '../schema/brand.ts'
import type { Tone } from '../schema/fields.ts'
import { tokenColour } from '../styles/read-tokens.ts'
import { shapeProblems, type Paints } from './drawing-rules.server.ts'
import { groupOf } from './drawings.server.ts'
import { parseSvg, shapesIn, type SvgProblem } from './svg-tree.server.ts'

/** Name of the file in the content folder. */
export const MARK_FILE = 'mark.svg'

/** Colours of the file, with those of the section or icon around the mark. */
function markPaints({ brand, brandLine, signal }: Palette): Paints {
  return new Map([
    ['none', 'none'],
    [brand, 'currentColor'],
    [brandLine, 'var(--control-border)'],
    [signal, 'var(--mark)'],
  ])
}

/** The mark in the text of its file, or what is wrong with it. */
export function readMark(svg: string, palette: Palette): { mark?: Mark; problems: readonly SvgProblem[] } {
  const paints = markPaints(palette)
  const root = parseSvg(svg)
  if ('message' in root) return { problems: [root] }
  const problems = shapeProblems(root, paints)
  const viewBox = root.attributes['viewBox'] ?? ''
  const [width, height] = viewBox.split(/[\s,]+/).slice(2)
  if (problems.length === 0 && width !== height)
    problems.push({ line: root.line, message: 'Make the mark square, such as viewBox="0 0 40 40".' })
  if (problems.length > 0) return { problems }
  return { mark: { viewBox, shapes: groupOf(root, shapesIn(root), paints) }, problems }
}

/** The mark as an SVG element `size` units wide and high at `x` and `y`, in the colours of a tone. */
export function markElement({ viewBox, shapes }: Mark, palette: Palette, tone: Tone, place: MarkPlace): string {
  const { x, y, size } = place
  const coloured = shapes
    .replaceAll('currentColor', 'var(--text)')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => tokenColour(palette, tone, token))
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${coloured}</svg>`
}

interface MarkPlace {
  x: number
  y: number
  size: number
}
