import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from '../site/read/examples.server.ts'
import { brandSchema } from '../schema/brand.ts'
import { readYamlFile } from '../yaml/yaml-file.ts'
import { drawingPaints } from './drawing-rules.server.ts'
import { readDrawing as read } from './drawings.server.ts'

const { palette } = readYamlFile(`${EXAMPLE_CLINIC}/brand.yaml`, brandSchema)
const readDrawing = (svg: string) => read(svg, drawingPaints(palette))

/** A drawing of two numbered parts, with `more` on its fifth line. */
const numbered = (more: string, root = 'viewBox="0 0 100 40"') => `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" ${root} fill="none" stroke="#202B84">
  <title>Two parts</title>
  <g><text x="1" y="9">1</text><text x="2" y="9">2</text></g>
  ${more}
</svg>`

test.each([
  ['a script', '<script>alert(1)</script>', 'Remove <script>.'],
  ['HTML', '<foreignObject><b>Bold</b></foreignObject>', 'Remove <foreignObject>.'],
  ['a drawing in the drawing', '<svg onload="alert(1)"/>', 'Remove <svg>.'],
  ['an element of Inkscape', '<sodipodi:namedview/>', 'In Inkscape, save as "Optimized SVG"'],
  ['an event handler', '<path d="M0 0h1" onclick="alert(1)"/>', '<path onclick="alert(1)">: Remove onclick.'],
  ['a colour from elsewhere', '<path fill="url(https://example.com#a)"/>', 'Write one of: none, #202b84, #e1743a,'],
  ['another colour', '<path stroke="#ff0000"/>', '<path stroke="#ff0000">: Write one of: none, #202b84'],
  ['another font', '<text font-family="Papyrus">a</text>', 'Write "Hanken Grotesk, sans-serif" or "Newsreader'],
  ['a number without a part', '<text>4</text>', 'No part of the page has the number 4.'],
  ['a number twice', '<text>2</text>', 'Number the parts 1, 2, 3 and so on, each once.'],
  ['a figure of no part', '<text data-part="3">25</text>', 'There is no part 3. Write data-part="1" to "2".'],
  ['a figure of nothing', '<text data-part="age">25</text>', 'There is no part age.'],
  ['a word that is turned around', '<text>a&#x202e;b</text>', 'an invisible character (U+202E) after “a”'],
  ['a comment that is turned around', '<!-- a\u202eb -->', 'an invisible character (U+202E)'],
  ['an entity of HTML', '<text>&nbsp;</text>', 'This is not valid SVG: Invalid character entity.'],
])('%s is refused, with the line and the remedy', (_name, more, remedy) => {
  const message = expect.stringContaining(remedy) as string
  const { view, problems } = readDrawing(numbered(more))
  expect(problems[0]).toEqual({ line: 5, message })
  expect(view).toBeUndefined()
})

test.each([
  ['without a size', numbered('', 'viewBox="0 0 auto auto"'), 2, 'such as viewBox="0 0 320 200".'],
  ['with a script of its own', numbered('', 'viewBox="0 0 9 9" onload="alert(1)"'), 2, 'Remove onload.'],
  ['that is HTML', '<html><script/></html>', 1, 'Write <svg> instead of <html>'],
  ['that is empty', '', 1, 'The file is empty.'],
  ['with neither numbers nor panels', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', 1, 'Number the parts 1, 2, 3'],
  ['with a shape among its panels', '<svg viewBox="0 0 9 9"><g/><path d="M0 0"/></svg>', 1, 'its own group <g>'],
])('a drawing %s is refused', (_name, svg, line, remedy) => {
  expect(readDrawing(svg).problems).toContainEqual({ line, message: expect.stringContaining(remedy) as string })
})

test('a page gets the shapes in its own colours, without what only drawing programs need', () => {
  const shapes = '<path id="a" class="b"\n d="M0 0\n  h9" fill="#e1743a"/><!-- Note --><text data-part="2">40</text>'
  const { view, problems } = readDrawing(numbered(shapes))
  expect(problems).toEqual([])
  expect(view).toEqual({
    parts: 2,
    figures: [2],
    panels: [
      {
        viewBox: '0 0 100 40',
        shapes:
          '<g fill="none" stroke="var(--line)"><g><text x="1" y="9">{name 1}</text>' +
          '<text x="2" y="9">{name 2}</text></g>' +
          '<path d="M0 0 h9" fill="var(--accent)"></path><text>{part 2}</text></g>',
      },
    ],
  })
})

test('a number may be in a line of its text, as drawing programs write it', () => {
  const { view } = readDrawing(numbered('<text><tspan x="3" y="9">3</tspan></text>'))
  expect(view?.parts).toBe(3)
  expect(view?.panels[0]?.shapes).toContain('<text><tspan x="3" y="9">{name 3}</tspan></text>')
})

test('groups without numbers are panels, side by side', () => {
  const { view } = readDrawing('<svg viewBox="10 0 90 20"><g><path d="M1 1"/></g><g/><g/></svg>')
  expect(view?.parts).toBe(3)
  expect(view?.panels.map(({ viewBox }) => viewBox)).toEqual(['10 0 30 20', '40 0 30 20', '70 0 30 20'])
  expect(view?.panels[0]?.shapes).toBe('<g><g><path d="M1 1"></path></g></g>')
})

test('words have the font and the size of the page, unless they are large', () => {
  const shownAs = (text: string) =>
    /<text[^>]*>[^<]*<\/text><\/g>$/.exec(readDrawing(numbered(text)).view?.panels[0]?.shapes ?? '')?.[0]
  expect(shownAs('<text font-family="Hanken Grotesk" font-size="13">age</text>')).toBe('<text>age</text></g>')
  expect(shownAs('<text font-family="Newsreader, serif" font-size="54">?</text>')).toBe(
    '<text font-family="var(--font-display)" font-size="54">?</text></g>',
  )
})

test('words stay words', () => {
  const { view } = readDrawing(numbered('<text>&lt;script&gt; &amp; "more"</text>'))
  expect(view?.panels[0]?.shapes).toContain('<text>&lt;script&gt; &amp; &quot;more&quot;</text>')
})
