import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const page = (main: string, body = '') =>
  parse(`<html><body>${body}<main>${main}</main><footer><p class="foot">x</p></footer></body></html>`)
const stylesOf = (css: string, main: string, body?: string) => pageStyles(css)(page(main, body))

test('takes the rules of header and first section, and none of what comes below', () => {
  const css = '.head{color:red}.first{color:red}.second{color:red}.foot{color:red}.first .in,.second .in{top:0}'
  expect(
    stylesOf(
      css,
      '<section class="first"><i class="in"></i></section><section class="second"></section>',
      '<header class="head"></header>',
    ),
  ).toBe('.head,.first{color:red}.first .in{top:0}')
})

test('leaves out what is folded away, and takes what opens it', () => {
  const css =
    '.in-popover,.in-summary:popover-open{top:5px}dialog{top:0}.in-dialog{top:1px}summary{top:2px}.in-summary{top:3px}.panel{top:4px}'
  const main =
    '<dialog><p class="in-dialog"></p></dialog><i popover class="in-popover"></i><details><summary><b class="in-summary"></b></summary><p class="panel"></p></details>'
  expect(stylesOf(css, `<section>${main}</section>`)).toBe('summary{top:2px}.in-summary{top:3px}')
  expect(stylesOf(css, `<section>${main.replaceAll(/<(details|dialog)/g, '<$1 open')}</section>`)).toBe(
    'dialog{top:0}.in-dialog{top:1px}summary{top:2px}.in-summary{top:3px}.panel{top:4px}',
  )
})

test('leaves out paper, and what only holds once somebody has acted', () => {
  const css =
    '@media print{p{color:#000}}p:hover,p:focus-visible{top:0}p:active{top:1px}p:empty{transition:top 1s;left:0}p::selection{top:2px}@media not print{p{top:3px}}'
  expect(stylesOf(css, '<p></p>')).toBe('p:empty{left:0}@media not print{p{top:3px}}')
})

test('asks selector lists within, attributes by value, and nothing of what must not be there', () => {
  const css =
    'p[class]{right:0}p[id]{right:1px}p:is(.a,.b){top:0}p:is(.c,.d){top:1px}[data-ground=sage]{top:2px}[data-ground=sand]{top:3px}p:not(.c){top:4px}:root:has(.c){top:5px}'
  expect(stylesOf(css, '<p class="a" data-ground="sage"></p>')).toBe(
    'p[class]{right:0}p:is(.a,.b){top:0}[data-ground=sage]{top:2px}p:not(.c){top:4px}',
  )
})

test('keeps the properties and keyframes in use, also by one another and by style attributes; the order of layers stands in the head', () => {
  const css =
    '@layer a,b;:root{--one:1px;--two:var(--one);--three:3px;--four:4px}.y{--one:2px}@keyframes used{to{top:0}}@keyframes unused{to{top:0}}@layer b{p{left:var(--two);animation:used 1s}.x{animation:unused 1s}}'
  expect(stylesOf(css, '<p class="y" style="--x: var(--four)"></p>')).toBe(
    '@layer b{p{left:var(--two);animation:1s used}}:root{--one:1px;--two:var(--one);--four:4px}.y{--one:2px}@keyframes used{to{top:0}}',
  )
})
