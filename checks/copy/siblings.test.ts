import { expect, test } from 'vitest'
import type { Page } from '../../app/content/schema/page.ts'
import { siblingProblems, comparedPropertiesOf } from './siblings.ts'

type Section = Record<string, unknown>

const pageWith = (path: string, ...sections: Section[]) =>
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

test('five properties of a page are compared with those of the others in its menu', () => {
  const page = pageWith(
    '/a',
    { type: 'hero-page', ground: 'cream' },
    { type: 'concerns', ground: 'paper', picture: { image: {}, side: 'left' } },
    steps('line'),
    closing('phone'),
  )
  expect(Object.values(comparedPropertiesOf(page))).toEqual([
    'hero-page on cream',
    'left',
    'concerns',
    'phone',
    'line',
  ])
})

test('neighbours may share two properties, not three', () => {
  const page = pageWith('/a', hero('sage', 'left'), { type: 'fit' }, steps('line'), closing('phone'))
  expect(
    problems(page, pageWith('/b', hero('sage', 'left'), { type: 'risks' }, steps('rows'), closing('line'))),
  ).toEqual([])
  expect(
    problems(page, pageWith('/b', hero('sage', 'left'), { type: 'fit' }, steps('rows'), closing('line'))),
  ).toEqual([expect.stringContaining('b.yaml: Menu "Care": it shares 3 of 5 things with its neighbour /a')])
})

test('no two pages of a menu have the same sections, neighbours or not', () => {
  const page = (path: string) =>
    pageWith(path, hero('sage', 'left'), { type: 'fit' }, steps('line'), closing('phone'))
  const between = pageWith(
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
  const form = (path: string) => pageWith(path, { type: 'form', ground: 'linen' })
  expect(problems(form('/a'), form('/b'))).toEqual([])
})
