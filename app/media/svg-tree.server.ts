// Reads SVG as a tree that knows its lines.
import sax, { type Tag } from 'sax'
import { hiddenLine } from '../schema/hidden-characters.ts'

export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (SvgElement | string)[]
  /** Line in the file, from 1. */
  line: number
}

/** A problem of an SVG file, at a line from 1. */
export interface SvgProblem {
  line: number
  message: string
}

/** The root element; or the first reason why the text is not XML, or has words that read otherwise. */
export function parseSvg(text: string): SvgElement | SvgProblem {
  const document: SvgElement = { name: '', attributes: {}, children: [], line: 1 }
  const open = [document]
  let problem: SvgProblem | undefined = hiddenLine(text)
  const parser = sax.parser(true, { strictEntities: true })
  const line = () => parser.line + 1
  Object.assign(parser, {
    onopentag: ({ name, attributes }: Tag) => {
      const element = { name, attributes, children: [], line: line() }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext: (words: string) => {
      // Entities such as &#x202e; are characters here.
      const hidden = hiddenLine(words)
      if (hidden) problem ??= { ...hidden, line: line() }
      open.at(-1)?.children.push(words)
    },
    onclosetag: () => open.pop(),
    onerror: ({ message }: Error) => {
      const [reason] = message.split('\n')
      problem ??= { line: line(), message: `This is not valid SVG: ${reason}. Correct it, or save it again.` }
      parser.error = null
    },
  })
  parser.write(text).close()
  const root = document.children.find((child) => typeof child === 'object')
  return problem ?? root ?? { line: 1, message: 'The file is empty. Draw something, or remove the file.' }
}

/** The words in an element. */
export function wordsIn({ children }: SvgElement): string {
  return children.map((child) => (typeof child === 'object' ? wordsIn(child) : child)).join('')
}

/** The elements directly in <svg> that are drawn. */
export function shapesIn(root: SvgElement): SvgElement[] {
  return root.children.filter((child) => typeof child === 'object' && child.name !== 'title') as SvgElement[]
}

/** An element and all elements in it, in the order of the file. */
export function elementsIn(element: SvgElement): SvgElement[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'object' ? elementsIn(child) : []))]
}
