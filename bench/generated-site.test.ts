import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyOfPage, withWordsOfCopies } from './generated-site.ts'

test('a copy of a page has its own path, title and description, and no redirects', () => {
  const seo = 'seo:\n  title: "Care in Calgary | {clinic.name}"\n  description: What it is.\n  canonical: /x\n'
  expect(parse(copyOfPage(`path: /a/b\nname: Care\n${seo}formerPaths: [/old]\nsections: []\n`, 3))).toEqual({
    path: '/copy-3/a/b',
    name: 'Care',
    seo: { title: '3 Care in Calgary | ', description: '3 What it i' },
    sections: [],
  })
  expect(parse(copyOfPage(`path: /\n${seo}`, 2))).toMatchObject({ path: '/copy-2/home' })
})

test('each copy of a page has different patient words', () => {
  const search = 'pages: [{ page: "/#questions", words: [pay] }]\nleftOut: [/x]\n'
  expect(parse(withWordsOfCopies(search, new Set(['/copy-2/home', '/copy-2/x'])))).toEqual({
    pages: [
      { page: '/#questions', words: ['pay'] },
      { page: '/copy-2/home', words: ['pay 2'], typed: [] },
    ],
    leftOut: ['/x', '/copy-2/x'],
  })
})
