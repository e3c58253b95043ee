import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyOfPage } from './generated-site.ts'

test('a copy of a page has its own path, title and description, and no redirects', () => {
  const seo = 'seo:\n  title: "Care in town | {clinic.name}"\n  description: What it is.\n  canonical: /x\n'
  expect(parse(copyOfPage(`path: /a/b\nname: Care\n${seo}formerPaths: [/old]\nsections: []\n`, 3))).toEqual({
    path: '/copy-3/a/b',
    name: 'Care',
    seo: { title: '3 Care in town | ', description: '3 What it i' },
    sections: [],
  })
  expect(parse(copyOfPage(`path: /\n${seo}`, 2))).toMatchObject({ path: '/copy-2/home' })
})
