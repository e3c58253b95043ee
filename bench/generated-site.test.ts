import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { anotherPage } from './generated-site.ts'

const page = (path: string) =>
  `path: ${path}\nname: Care\nseo:\n  title: "Care in Calgary | {clinic.name}"\n  description: What it is.\n  canonical: /x\nformerPaths: [/old]\nsections: []\n`

test('a page is made again under another path, title and description, and leads nowhere else', () => {
  expect(parse(anotherPage(page('/a/b'), 3))).toEqual({
    path: '/round-3/a/b',
    name: 'Care',
    seo: { title: '3 Care in Calgary | ', description: '3 What it i' },
    sections: [],
  })
})

test('the home page has a name of its own', () => {
  expect(parse(anotherPage(page('/'), 2))).toMatchObject({ path: '/round-2/home' })
})
