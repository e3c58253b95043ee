// What section 2 of the specification says of form pages, infusions, search settings, header and footer.
import { expect, test } from 'vitest'
import { linksIn, page, sectionOf, site, typesOf, wordsIn } from '../fixtures/sections.ts'
import { plainText } from '../../app/content/rich-text.ts'

const DRIPS = 'boost nrg radiance mune high-c nad build gut-glow'
  .split(' ')
  .map((name) => `/treatments/${name}-infusion`)

test('form pages: a way back, an intro line and a form; those with a form of their own have it', () => {
  const forms = [...site.pages.values()].flatMap(({ path, sections: [first] }) =>
    first?.type === 'form' ? [{ path, ...first }] : [],
  )
  expect(forms).toHaveLength(22)
  expect(forms.filter(({ back, lede, form }) => !back.text || wordsIn(lede).length < 20 || !form.id)).toEqual([])
  const own = [
    '/tmj-eligibility',
    '/hyperhidrosis-eligibility',
    '/migraine-eligibility',
    '/mental-health-consultation',
  ].map((path) => sectionOf(path, 'form').form.id)
  expect(new Set(own).size).toBe(4)
  expect(forms.filter(({ form }) => own.includes(form.id))).toHaveLength(4)
})

test.each([
  ['/tmj-eligibility', 'TMJ Treatment Eligibility Check'],
  ['/hyperhidrosis-eligibility', 'Hyperhidrosis Botox Treatment Eligibility Check'],
  ['/migraine-eligibility', 'Migraine Treatment Eligibility Check'],
  ['/mental-health-consultation', 'Book Your Free 15-Minute Mental Health Consultation'],
])('%s is headed %s', (path, title) => {
  expect(plainText(sectionOf(path, 'form').title)).toBe(title)
})

test('iron eligibility shows concerns that call to nothing', () => {
  const { cards } = sectionOf('/iron-infusions-eligibility', 'concerns')
  expect(cards.length).toBeGreaterThan(1)
  expect(cards.filter(({ ctaLink }) => ctaLink)).toEqual([])
})

test('the Pap smear page leads back to women’s health by name, and says 24–48 hours', () => {
  const { back, lede } = sectionOf('/pap-smear-eligibility', 'form')
  expect(back).toMatchObject({ parent: '/womens-health', named: true })
  expect(wordsIn(lede)).toMatch(/Our team will contact you within 24–48 hours/)
})

test('the mental health booking speaks of a complimentary session of 15 minutes with a licensed professional', () => {
  expect(wordsIn(sectionOf('/mental-health-consultation', 'form').lede)).toMatch(
    /complimentary session of 15 minutes with a licensed professional/i,
  )
})

test.each(DRIPS)(
  '%s: description, key ingredients, benefits, details, preparation, and the form that all share',
  (path) => {
    const { description, ingredients, benefits, details, preparation } = sectionOf(path, 'infusion')
    expect(
      [description.length, ingredients.items.length, benefits.items.length, preparation.items.length].every(
        (count) => count > 0,
      ),
    ).toBe(true)
    expect(details.facts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Duration', 'Frequency', 'Results']),
    )
    expect(sectionOf(path, 'booking').form.id).toBe(sectionOf('/treatments/boost-infusion', 'booking').form.id)
  },
)

test('Build names arginine and lysine, Gut Glow glutathione', () => {
  expect(wordsIn(sectionOf('/treatments/build-infusion', 'infusion').ingredients)).toMatch(/arginine.*lysine/i)
  expect(wordsIn(sectionOf('/treatments/gut-glow-infusion', 'infusion').ingredients)).toMatch(/glutathione/i)
})

test('robots: the pages that the specification hides', () => {
  const hidden = [...site.pages.values()].filter(({ seo }) => seo.noIndex).map(({ path }) => path)
  expect(hidden).toEqual(expect.arrayContaining(['/mens-health-draft', '/mental-health', '/post-cycle-therapy']))
  expect(page('/post-cycle-therapy').seo).toMatchObject({ noIndex: true, noFollow: true })
  expect(page('/mens-health').seo.noIndex).toBe(false)
})

test.each(['/mens-health', '/mens-health-draft', '/private-circumcision'])(
  '%s carries data of a medical page and of its questions',
  (path) => {
    expect(page(path).search.medicalPage).toBeDefined()
    expect(typesOf(path)).toContain('faq')
  },
)

test('adult urology has its own title and description, Gut Glow its own search settings', () => {
  for (const path of ['/adult-self-referral-urology-assessment', '/treatments/gut-glow-infusion']) {
    const { title, description } = page(path).seo
    expect(
      [...site.pages.values()].filter(({ seo }) => seo.title === title || seo.description === description),
    ).toHaveLength(1)
  }
})

test('the header has four menus, a direct link to circumcision, Sign In and Contact Us; the footer about and contact, and terms without links', () => {
  expect(site.navigation.menus.map(({ title }) => title)).toEqual([
    'Men’s Health',
    'Women’s Health',
    'Urological Health',
    'Treatments',
  ])
  expect(site.navigation.direct.map(({ text, link }) => [text, link.href])).toEqual([
    ['Private Circumcision', '/private-circumcision'],
  ])
  expect([site.navigation.home.text, site.navigation.signIn.text, site.navigation.contact.text]).toEqual([
    'Home',
    'Sign In',
    'Contact Us',
  ])
  expect(linksIn(site.navigation.footer.columns)).toEqual(expect.arrayContaining(['/about-us', '/contact']))
  expect(site.navigation.footer.terms).toEqual(['Privacy Policy', 'Terms of Service'])
  expect(linksIn(site.navigation)).toEqual(
    expect.arrayContaining(['/ed-treatment', '/hair-loss-treatment', '/acne-skin-care', '/anemia-support']),
  )
})
