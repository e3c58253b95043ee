// Fails when a page lacks a style at its first paint, so that it jumps, or carries styles that nobody sees yet.
import { expect, test } from 'vitest'
import { parseDocument } from './document.ts'
import { firstStyles } from './first-styles.ts'

function stylesFor(css: string, firstSection: string, beforeMain = ''): string {
  const footer = '<footer><p class="foot">x</p></footer>'
  const html = `<html><body>${beforeMain}<main>${firstSection}</main>${footer}</body></html>`
  return firstStyles(css)(parseDocument(html), 'first')
}

test('a page gets the rules for its header and first section, and none for what is below', () => {
  const css = stylesFor(
    '.head{color:red}.first{color:red}.second{color:red}.foot{color:red}.first .in,.second .in{top:0}',
    '<section class="first"><i class="in"></i></section><section class="second"></section>',
    '<header class="head"></header>',
  )
  expect(css).toBe('.head,.first{color:red}.first .in{top:0}')
})

test('a selector may match an attribute, even a class of any name', () => {
  const css = 'ul[class]{top:1px}[data-a]{top:2px}[data-a="b"]{top:3px}[data-a="c"]{top:4px}ol[class]{top:5px}'
  expect(stylesFor(css, '<ul class="list" data-a="b"></ul><ol></ol>')).toBe(
    'ul[class]{top:1px}[data-a]{top:2px}[data-a=b]{top:3px}',
  )
})

const FOLDING = `
  .in-popover { top: 1px } .in-dialog { top: 2px } .in-details { top: 3px } .in-summary { top: 4px }`

test('what is closed at first needs no styles', () => {
  const section = `<section>
    <i popover class="in-popover"></i>
    <dialog><p class="in-dialog"></p></dialog>
    <details><summary class="in-summary"></summary><p class="in-details"></p></details>
  </section>`
  expect(stylesFor(FOLDING, section)).toBe('.in-summary{top:4px}')
  expect(stylesFor(FOLDING, section.replaceAll(/<(details|dialog)/g, '<$1 open'))).toBe(
    '.in-dialog{top:2px}.in-details{top:3px}.in-summary{top:4px}',
  )
})

test('a dialog beside the main content, such as the drawer, needs no styles', () => {
  expect(stylesFor('.drawer{top:0}p{top:1px}', '<p></p>', '<dialog class="drawer"></dialog>')).toBe('p{top:1px}')
})

test.each([
  ['print', '@media print{p{top:0}}'],
  ['hover', 'p:hover{top:0}'],
  ['keyboard focus', 'p:focus-visible{top:0}'],
  ['open popovers', 'p:popover-open{top:0}'],
  ['selected text', 'p::selection{top:0}'],
  ['one of several states that all come later', 'p:is(:hover,:active){top:0}'],
  ['an element that is not in the page', ':root:has(.absent){top:0}'],
  ['the order of layers, which the head declares', '@layer a,b;'],
])('what is seen first needs no styles for %s', (_what, css) => {
  expect(stylesFor(css, '<p></p>')).toBe('')
})

test.each([
  ['a media query that is not for print', '@media not print{p{top:0}}'],
  ['a media query for print and screens', '@media print,screen{p{top:0}}'],
  ['an attribute', '[data-tone=calm]{top:0}'],
  ['a list in which one selector matches', 'p:is(.a,.absent){top:0}'],
  ['an exception', 'p:not(.absent){top:0}'],
  ['a rule inside layers and container queries', '@layer x{@container (width>=10px){p{top:0}}}'],
])('what is seen first gets %s', (_what, css) => {
  expect(stylesFor(css, '<p class="a" data-tone="calm"></p>')).not.toBe('')
})

test('only custom properties in use are kept, including those used by each other and by style attributes', () => {
  const css = ':root{--one:1px;--two:var(--one);--unused:3px;--four:4px}p{left:var(--two)}'
  const styles = stylesFor(css, '<p style="top: var(--four)"></p>')
  expect(styles).toContain('--one:1px;--two:var(--one);--four:4px')
  expect(styles).not.toContain('unused')
})

test('only keyframes in use are kept', () => {
  const css = '@keyframes used{to{top:0}}@keyframes unused{to{top:0}}p{animation:used 1s}.absent{animation:unused 1s}'
  const styles = stylesFor(css, '<p></p>')
  expect(styles).toContain('@keyframes used')
  expect(styles).not.toContain('unused')
})

test('what the stylesheet says in two properties stays in two', () => {
  const css = '@keyframes drift{to{top:0}}p{animation:linear both drift;animation-timeline:scroll(root)}'
  expect(stylesFor(css, '<p></p>')).toContain('animation:linear both drift;animation-timeline:scroll(root)')
})
