// The drawings of a content folder: content/drawings/NAME.svg, which a designer opens in Inkscape or Figma. A page
// has their shapes in its HTML, in the colours and the font of its section.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Palette } from '../schema/brand.ts'
import {
  drawingPaints,
  drawingProblems,
  numberOf,
  panelsIn,
  partCount,
  partOf,
  valueOnPage,
  type Paints,
} from './drawing-rules.server.ts'
import type { DrawingView } from '../schema/picture.ts'
import { elementsIn, parseSvg, shapesIn, type SvgElement, type SvgProblem } from './svg-tree.server.ts'

export interface Drawings {
  /** By name: `jaw` for jaw.svg. A drawing with problems has no view. */
  views: ReadonlyMap<string, DrawingView>
  /** `file` is in the content folder: `drawings/jaw.svg`. */
  problems: readonly (SvgProblem & { file: string })[]
}

/** Names of the drawings among the files of a content folder, such as `drawings/jaw.svg`. */
export function drawingNames(files: ReadonlySet<string>): string[] {
  return [...files].sort().flatMap((file) => /^drawings\/([a-z0-9-]+)\.svg$/.exec(file)?.[1] ?? [])
}

/** Reads every drawing of a content folder with these files. */
export function readDrawings(contentDir: string, files: ReadonlySet<string>, palette: Palette): Drawings {
  const paints = drawingPaints(palette)
  const views = new Map<string, DrawingView>()
  const problems = drawingNames(files).flatMap((name) => {
    const file = `drawings/${name}.svg`
    const { view, problems: found } = readDrawing(readFileSync(join(contentDir, file), 'utf8'), paints)
    if (view) views.set(name, view)
    return found.map((problem) => ({ file, ...problem }))
  })
  return { views, problems }
}

/** What a page gets of a drawing, or what is wrong with it. */
export function readDrawing(svg: string, paints: Paints): { view?: DrawingView; problems: readonly SvgProblem[] } {
  const root = parseSvg(svg)
  const problems = 'message' in root ? [root] : drawingProblems(root, paints)
  return 'message' in root || problems.length > 0 ? { problems } : { view: viewOf(root, paints), problems }
}

function viewOf(root: SvgElement, paints: Paints): DrawingView {
  const [x = 0, y = 0, width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  const panels = panelsIn(root)
  // Panels are side by side in the file, and each is a picture of its own on a page.
  const panelWidth = width / (panels.length || 1)
  const pictures = panels.length > 0 ? panels.map((panel) => [panel]) : [shapesIn(root)]
  return {
    parts: partCount(root),
    figures: elementsIn(root).flatMap((element) => partOf(element) ?? []),
    panels: pictures.map((shapes, index) => ({
      viewBox: [x + index * panelWidth, y, panelWidth, height].join(' '),
      shapes: groupOf(root, shapes, paints),
    })),
  }
}

/** The markup of `shapes` on a page, in a group with the attributes of <svg>. */
export function groupOf(root: SvgElement, shapes: readonly SvgElement[], paints: Paints): string {
  return `<g${attributesOf(root, paints)}>${shapes.map((shape) => markupOf(shape, paints)).join('')}</g>`
}

/** `number` is that of the part whose name stands in `element`. */
function markupOf(element: SvgElement, paints: Paints, number = numberOf(element)): string {
  const { name, children } = element
  if (name === 'title') return ''
  const part = partOf(element)
  const inner = children.map((child) => {
    if (typeof child === 'object') return markupOf(child, paints, number ?? numberOf(child))
    if (name !== 'text' && name !== 'tspan') return ''
    return number !== undefined && child.trim() ? `{name ${number}}` : escaped(child)
  })
  // The section knows the figure and the name (app/sections/diagram/section.tsx).
  const content = part === undefined ? inner.join('') : `{part ${part}}`
  return `<${name}${attributesOf(element, paints)}>${content}</${name}>`
}

function attributesOf(element: SvgElement, paints: Paints): string {
  const written = Object.keys(element.attributes).map((name) => {
    const value = valueOnPage(element, name, paints)
    return value === undefined ? '' : ` ${name}="${escaped(value)}"`
  })
  return written.join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
