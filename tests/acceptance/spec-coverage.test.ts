// docs/spec-coverage.md against the registry and the files: every route of the specification is there, and everything the table names exists.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formerPaths } from '../../app/content/chrome.server.ts'
import { readSite } from '../../app/content/site.server.ts'

const DOCUMENT = 'docs/spec-coverage.md'

/** The route tables of the specification, section 2, and the six further paths that its pages link to. */
const ROUTES = `
/ /mens-health /mens-health-draft /womens-health /vitamin-infusions /iron-infusions /iron-infusions-draft /weight-management /ed /hair-loss
/acne-and-skin-care /prep-and-screening /urological-health /mental-health /contact /about-us /private-circumcision /post-cycle-therapy
/mental-health-consultation /tmj-treatment /hyperhidrosis-botox-men /migraine-treatment /testosterone-replacement-calgary /iron-infusion-calgary
/samples/card-alternatives
/acne-skin-care-eligibility /mens-hormone-therapy-eligibility /ed-treatment-eligibility /hair-loss-eligibility /iron-infusions-eligibility
/weight-loss-eligibility /womens-hormone-therapy-eligibility /adult-self-referral-urology-assessment /pediatric-self-referral-urology-assessment
/prostate-screening /private-circumcision-eligibility /post-cycle-therapy-eligibility /prep-eligibility /pap-smear-eligibility
/hpv-screening-eligibility /birth-control-eligibility /doxypep-eligibility /sti-screening-eligibility /tmj-eligibility /hyperhidrosis-eligibility
/migraine-eligibility
/treatments/boost-infusion /treatments/nrg-infusion /treatments/radiance-infusion /treatments/mune-infusion /treatments/high-c-infusion
/treatments/nad-infusion /treatments/build-infusion /treatments/gut-glow-infusion`
  .trim()
  .split(/\s+/)
const FORMER: Record<string, string> = {
  '/ed-treatment': '/ed',
  '/hair-loss-treatment': '/hair-loss',
  '/acne-skin-care': '/acne-and-skin-care',
  '/anemia-support': '/iron-infusions',
  '/book-individual-therapy': '/mental-health-consultation',
  '/book-couples-counseling': '/mental-health-consultation',
}

interface Row {
  line: number
  spec: string
  item: string
  /** Pages, kinds of section and files, without their backticks. */
  where: string[]
}

const rows: Row[] = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .flatMap((text, index) => {
    if (!text.startsWith('| ') || text.startsWith('| Spec |')) return []
    const [spec = '', item = '', where = ''] = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return [{ line: index + 1, spec, item, where: [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) }]
  })

const { pages } = await readSite()
const former = formerPaths(pages.values())
const isPath = (name: string) => name.startsWith('/')
const isFile = (name: string) => /^(app|content|docs|scripts|server|tests)\//.test(name)

test('the table names every part of the specification, a place for each item', () => {
  expect(new Set(rows.map(({ spec }) => spec.replace(/\D.*/, '')))).toEqual(
    new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9', '']),
  )
  expect(rows.filter(({ item, where }) => item.length < 4 || where.length === 0).map(({ line }) => line)).toEqual([])
})

test('the specification has 54 routes; each is a page, and no other page is there', () => {
  expect(new Set(ROUTES).size).toBe(54)
  expect([...pages.keys()].sort()).toEqual([...ROUTES].sort())
})

test('the six further paths lead on to the pages that were decided', () => {
  expect(former).toEqual(FORMER)
})

test('every route and every further path is in the rows of section 2', () => {
  const named = new Set(
    rows.filter(({ spec }) => /^2, (routes|eligibility|infusions|landing)/.test(spec)).flatMap(({ where }) => where),
  )
  expect([...ROUTES, ...Object.keys(FORMER)].filter((path) => !named.has(path))).toEqual([])
})

test.each(rows)('line $line, $spec: $item', ({ where }) => {
  const paths = where.filter(isPath)
  expect(paths.filter((path) => !pages.has(path) && !(path in former))).toEqual([])
  expect(where.filter((name) => isFile(name) && !existsSync(name))).toEqual([])
  expect(missingKinds(where)).toEqual([])
})

/** Kinds of section that a page named before them does not have; a path after a kind begins a new group of pages. */
function missingKinds(where: readonly string[]): string[] {
  let group: string[] = []
  let open = true
  return where
    .filter((name) => !isFile(name))
    .flatMap((name) => {
      if (isPath(name)) {
        group = open ? [...group, name] : [name]
        open = true
        return []
      }
      open = false
      const without = group.filter((path) => !pages.get(path)?.sections.some(({ type }) => type === name))
      return group.length > 0 ? without.map((path) => `${path} has no ${name}`) : [`${name} belongs to no page`]
    })
}
