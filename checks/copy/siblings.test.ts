import { expect, test } from 'vitest'
import type { Page } from '../../app/content/page.ts'
import { siblingProblems, switchesOf } from './siblings.ts'

type Section = Record<string, unknown>

const built = (path: string, ...sections: Section[]) =>
  ({ path, formerPaths: [{ path: `/old${path}` }], sections }) as unknown as Page
const hero = (ground: string, side: string) => ({ type: 'hero-side', ground, side })
const steps = (form: string) => ({ type: 'steps', ground: 'sand', form })
const closing = (form: string) => ({ type: 'closing', ground: 'sage', form })

function problems(...pages: Page[]): string[] {
  const links = pages.map(({ path }, index) => ({ text: path, link: { href: index % 2 ? `/old${path}` : path } }))
  const menu = { title: 'Care', intro: '', image: {} as never, links }
  const found = siblingProblems({
    navigation: { menus: [menu] },
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Map(pages.map(({ path }) => [path, `${path.slice(1)}.yaml`])),
  })
  return found.map(({ file, message }) => `${file}: ${message}`)
}

test('five things tell a page from the others of its menu', () => {
  const page = built(
    '/a',
    { type: 'hero-page', ground: 'cream' },
    { type: 'concerns', ground: 'paper', picture: { image: {}, side: 'left' } },
    steps('line'),
    closing('phone'),
  )
  expect(Object.values(switchesOf(page))).toEqual(['hero-page on cream', 'left', 'concerns', 'phone', 'line'])
})

test('neighbours may share two of them, not three', () => {
  const page = built('/a', hero('sage', 'left'), { type: 'fit' }, steps('line'), closing('phone'))
  expect(
    problems(page, built('/b', hero('sage', 'left'), { type: 'risks' }, steps('rows'), closing('line'))),
  ).toEqual([])
  expect(problems(page, built('/b', hero('sage', 'left'), { type: 'fit' }, steps('rows'), closing('line')))).toEqual([
    expect.stringContaining('b.yaml: Menu "Care": it shares 3 of 5 things with its neighbour /a'),
  ])
})

test('no two pages of a menu have the same sections, neighbours or not', () => {
  const page = (path: string) => built(path, hero('sage', 'left'), { type: 'fit' }, steps('line'), closing('phone'))
  const between = built(
    '/b',
    { type: 'hero-check', ground: 'night' },
    { type: 'risks' },
    steps('rows'),
    closing('line'),
  )
  expect(problems(page('/a'), between, page('/c'))).toEqual([
    expect.stringContaining('c.yaml: Menu "Care": it has the same sections as /a'),
  ])
})

test('form pages are left out', () => {
  const form = (path: string) => built(path, { type: 'form', ground: 'linen' })
  expect(problems(form('/a'), form('/b'))).toEqual([])
})
