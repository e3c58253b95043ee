// What a drawing may have. Its markup becomes part of the HTML of a page, where a script would run as the site's own.
// So only the elements and attributes of these lists pass: their values are numbers, colours, fonts and words, and
// none can be an address or a script.
import type { Palette } from '../schema/brand.ts'
import { elementsIn, shapesIn, wordsIn, type SvgElement, type SvgProblem } from './svg-tree.server.ts'

/** The colours that a file may have, each with the colour that replaces it on a page. */
export type Paints = ReadonlyMap<string, string>

/** Colours of a drawing (app/sections/diagram/drawing.module.css). */
export function drawingPaints({ brand, signal, groundLight }: Palette): Paints {
  return new Map([
    ['none', 'none'],
    [brand, 'var(--line)'],
    [signal, 'var(--accent)'],
    [groundLight, 'var(--background)'],
  ])
}

/** Words in the text font get the size of the words on the page. Words in the display font keep their size. */
const FONTS = /^["']?(Hanken Grotesk|Newsreader)\b/

const PAINT = ['fill', 'stroke']
const FONT = ['font-family', 'font-size', 'font-weight']
/** Attributes that every element may have. */
const SHARED = new Set([
  ...PAINT,
  ...FONT,
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
  'text-anchor',
  'transform',
])
/** Attributes that drawing programs write, and that a page does not get. */
const UNUSED = new Set(['class', 'id', 'version', 'xmlns'])

const ROOT = ['viewBox', 'width', 'height']
/** Elements in a drawing, with the attributes that only they have. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['title', []],
  ['g', []],
  ['path', ['d']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['polyline', ['points']],
  ['polygon', ['points']],
  ['text', ['x', 'y', 'data-part']],
  ['tspan', ['x', 'y', 'dx', 'dy']],
])

const FOUR_NUMBERS = /^(-?[\d.]+[\s,]+){3}[\d.]+$/
const ADVICE =
  'A drawing has only shapes, colours and words. In Inkscape, save as "Optimized SVG" with "Convert CSS attributes ' +
  'to XML attributes".'

/** The value of an attribute on a page; undefined for one that a page does not get. */
export function valueOnPage(
  { name: element, attributes }: SvgElement,
  name: string,
  paints: Paints,
): string | undefined {
  const isUnused = UNUSED.has(name) || name === 'data-part' || (element === 'svg' && ROOT.includes(name))
  const value = attributes[name]?.replaceAll(/\s+/g, ' ')
  if (value === undefined || isUnused) return undefined
  if (PAINT.includes(name)) return paints.get(value.toLowerCase())
  if (!FONT.includes(name)) return value
  if (FONTS.exec(attributes['font-family'] ?? '')?.[1] !== 'Newsreader') return undefined
  return name === 'font-family' ? 'var(--font-display)' : value
}

/** What is wrong with a drawing. */
export function drawingProblems(root: SvgElement, paints: Paints): SvgProblem[] {
  const problems = shapeProblems(root, paints)
  return problems.length > 0 ? problems : labelProblems(root)
}

/** What is wrong with the elements, colours and fonts of an SVG file. */
export function shapeProblems(root: SvgElement, paints: Paints): SvgProblem[] {
  const { name, attributes, line, children } = root
  if (name !== 'svg') return [{ line, message: `Write <svg> instead of <${name}> around the drawing.` }]
  if (!FOUR_NUMBERS.test(attributes['viewBox'] ?? ''))
    return [{ line, message: 'Write the size of the drawing on <svg>, such as viewBox="0 0 320 200".' }]
  return [...attributeProblems(root, ROOT, paints), ...children.flatMap((child) => problemsIn(child, paints))]
}

function problemsIn(element: SvgElement | string, paints: Paints): SvgProblem[] {
  if (typeof element === 'string') return []
  const { name, line, children } = element
  const own = ELEMENTS.get(name)
  if (!own) return [{ line, message: `Remove <${name}>. ${ADVICE}` }]
  return [...attributeProblems(element, own, paints), ...children.flatMap((child) => problemsIn(child, paints))]
}

function attributeProblems(element: SvgElement, own: readonly string[], paints: Paints): SvgProblem[] {
  const { name, attributes, line } = element
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const message = attributeProblem(attribute, value, own, paints)
    return message ? [{ line, message: `<${name} ${attribute}="${value.slice(0, 40)}">: ${message}` }] : []
  })
}

function attributeProblem(name: string, value: string, own: readonly string[], paints: Paints): string | undefined {
  if (PAINT.includes(name))
    return paints.has(value.toLowerCase())
      ? undefined
      : `Write one of: ${[...paints.keys()].join(', ')}. brand.yaml has these colours.`
  if (name === 'font-family')
    return FONTS.test(value) ? undefined : 'Write "Hanken Grotesk, sans-serif" or "Newsreader, serif".'
  const isKnown = own.includes(name) || SHARED.has(name) || UNUSED.has(name)
  return isKnown ? undefined : `Remove ${name}. ${ADVICE}`
}

/** The part (`data-part`) whose figure a text shows, such as the 25 of "At 25". */
export function partOf({ attributes }: SvgElement): number | undefined {
  const part = attributes['data-part']
  return part === undefined ? undefined : Number(part)
}

/** The number of the part, if a text is one. On a page, the name of the part stands there. */
export function numberOf(element: SvgElement): number | undefined {
  if (element.name !== 'text' || partOf(element) !== undefined) return undefined
  const words = wordsIn(element)
  return /^\s*\d+\s*$/.test(words) ? Number(words) : undefined
}

/** The texts that are the number of a part. */
function numbersIn(root: SvgElement): { line: number; number: number }[] {
  return elementsIn(root).flatMap((element) => {
    const number = numberOf(element)
    return number === undefined ? [] : [{ line: element.line, number }]
  })
}

/** The groups directly in <svg>, if each of them is a panel: in a drawing without numbers. */
export function panelsIn(root: SvgElement): SvgElement[] {
  return numbersIn(root).length > 0 ? [] : shapesIn(root)
}

/** How many parts of the drawing the author of a page explains: those with a number, or the panels. */
export function partCount(root: SvgElement): number {
  return numbersIn(root).length || panelsIn(root).length
}

function labelProblems(root: SvgElement): SvgProblem[] {
  const numbers = numbersIn(root)
  const parts = partCount(root)
  if (numbers.length === 0 && (parts < 2 || panelsIn(root).some(({ name }) => name !== 'g')))
    return [
      { line: root.line, message: 'Number the parts 1, 2, 3, or put each panel into its own group <g> in <svg>.' },
    ]
  const isPart = (number: number) => Number.isInteger(number) && number >= 1 && number <= parts
  const unknown = numbers.filter(
    ({ number }, index) => !isPart(number) || numbers.slice(0, index).some((each) => each.number === number),
  )
  const figures = elementsIn(root).filter((element) => !isPart(partOf(element) ?? 1))
  return [
    ...unknown.map(({ line, number }) => ({
      line,
      message:
        `No part of the page has the number ${number}. Number the parts 1, 2, 3 and so on, each once. A text with ` +
        'data-part="1" shows the figure in the name of part 1.',
    })),
    ...figures.map(({ line, attributes }) => ({
      line,
      message: `There is no part ${attributes['data-part']}. Write data-part="1" to "${parts}".`,
    })),
  ]
}
