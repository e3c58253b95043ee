// What section 2 of the specification says of landing, condition and search pages: counts, words and where they lead.
import { expect, test } from 'vitest'
import { linksIn, page, sectionOf, typesOf, wordsIn } from '../fixtures/sections.ts'
import type { SectionType } from '../../app/content/page.ts'
import { plainText } from '../../app/content/rich-text.ts'

const LANDINGS =
  '/mens-health /mens-health-draft /womens-health /vitamin-infusions /iron-infusions /iron-infusions-draft /weight-management /ed /hair-loss /acne-and-skin-care /prep-and-screening /urological-health /mental-health /private-circumcision /post-cycle-therapy'.split(
    ' ',
  )
const CONDITIONS: [path: string, check: string][] = [
  ['/tmj-treatment', '/tmj-eligibility'],
  ['/hyperhidrosis-botox-men', '/hyperhidrosis-eligibility'],
  ['/migraine-treatment', '/migraine-eligibility'],
]
const DRIPS = 'boost nrg radiance mune high-c nad build gut-glow'
  .split(' ')
  .map((name) => `/treatments/${name}-infusion`)

test('home: title, 12 cards with Get Started, three steps, four tiles, three tabs', () => {
  expect(plainText(sectionOf('/', 'hero-stacked').title)).toBe('Bespoke Healthcare In Calgary, Personalized To You')
  const { cue, cards } = sectionOf('/', 'service-cards')
  expect([cue, cards.length]).toEqual(['Get Started', 12])
  const { title, steps } = sectionOf('/', 'steps')
  expect([plainText(title), steps.length]).toEqual([expect.stringMatching(/^How .+ Works$/), 3])
  const benefits = sectionOf('/', 'benefits')
  expect([plainText(benefits.title), benefits.tiles.length]).toEqual(['Doctor-Trusted Solutions', 4])
  expect(typesOf('/')).toContain('faq')
})

/** Pages that the specification describes in other words than the common layout: their concerns, or their way of working, take another form. */
const OTHERWISE: Record<string, readonly string[]> = {
  '/iron-infusions-draft': ['concerns', 'steps'],
  '/post-cycle-therapy': ['concerns'],
}

test.each(LANDINGS)('%s has hero, concerns, three steps, benefits and questions', (path) => {
  const types = typesOf(path)
  expect(types[0]).toMatch(/^hero-/)
  const wanted = ['concerns', 'steps', 'benefits', 'faq'].filter((type) => !OTHERWISE[path]?.includes(type))
  expect(wanted.filter((type) => !types.includes(type as SectionType))).toEqual([])
  expect(page(path).sections.flatMap((section) => (section.type === 'steps' ? [section.steps.length] : []))).toEqual(
    wanted.includes('steps') ? [3] : [],
  )
})

test.each([...LANDINGS, ...CONDITIONS.map(([path]) => path), '/testosterone-replacement-calgary'])(
  '%s answers, besides: for whom, what it costs, the risks, who to see in person, its sources',
  (path) => {
    const types = typesOf(path)
    const risks = types.includes('risks') || /can go wrong/i.test(wordsIn(sectionOf(path, 'statement')))
    expect({
      fit: types.includes('fit'),
      costs: types.includes('costs'),
      risks,
      sources: types.includes('sources'),
    }).toEqual({
      fit: true,
      costs: true,
      risks: true,
      sources: true,
    })
  },
)

test.each<[string, SectionType, readonly string[]]>([
  [
    '/mens-health',
    'service-cards',
    ['/testosterone-replacement-calgary', '/ed', '/hair-loss', '/prostate-screening'],
  ],
  ['/mens-health-draft', 'options', ['/testosterone-replacement-calgary', '/ed', '/hair-loss']],
  ['/mens-health-draft', 'quiz', ['/mens-hormone-therapy-eligibility']],
  ['/mens-health-draft', 'closing', ['/contact']],
  [
    '/womens-health',
    'options',
    ['/womens-hormone-therapy-eligibility', '/pap-smear-eligibility', '/birth-control-eligibility'],
  ],
  ['/womens-health', 'concerns', ['/weight-loss-eligibility', '/acne-skin-care-eligibility']],
  ['/vitamin-infusions', 'hero-rail', DRIPS],
  ['/vitamin-infusions', 'comparison', DRIPS.map((path) => `${path}#book`)],
  ['/ed', 'quiz', ['/ed-treatment-eligibility']],
  ['/hair-loss', 'quiz', ['/hair-loss-eligibility']],
  ['/weight-management', 'quiz', ['/weight-loss-eligibility']],
  ['/acne-and-skin-care', 'quiz', ['/acne-skin-care-eligibility']],
  ['/iron-infusions', 'quiz', ['/iron-infusions-eligibility']],
  ['/iron-infusions', 'concerns', ['/anemia-support']],
  ['/prep-and-screening', 'options', ['/prep-eligibility', '/sti-screening-eligibility', '/doxypep-eligibility']],
  [
    '/urological-health',
    'service-cards',
    [
      '/adult-self-referral-urology-assessment',
      '/pediatric-self-referral-urology-assessment',
      '/private-circumcision-eligibility',
    ],
  ],
  ['/urological-health', 'concerns', ['/prostate-screening']],
  ['/mental-health', 'quiz', ['/mental-health-consultation']],
  ['/mental-health', 'concerns', ['/book-individual-therapy', '/book-couples-counseling']],
  ['/testosterone-replacement-calgary', 'options', ['/mens-hormone-therapy-eligibility']],
  ['/iron-infusion-calgary', 'article', ['/iron-infusions-eligibility']],
  ['/about-us', 'hero-page', ['/contact']],
  ['/about-us', 'prose', ['/contact']],
])('%s: its %s lead to %j', (path, type, targets) => {
  const links = linksIn(sectionOf(path, type))
  expect(targets.filter((target) => !links.includes(target))).toEqual([])
})

test('women’s health scrolls to its treatment options', () => {
  expect(sectionOf('/womens-health', 'options').id).toBe('treatment-options')
})

test('vitamin infusions: eight cards, and a comparison whose rows book', () => {
  expect(sectionOf('/vitamin-infusions', 'hero-rail').cards).toHaveLength(8)
  expect(sectionOf('/vitamin-infusions', 'comparison').rows.map(({ action }) => action.text)).toEqual(
    DRIPS.map(() => 'Book Now'),
  )
})

test('the alternative iron page embeds the form and gives three reasons', () => {
  expect(sectionOf('/iron-infusions-draft', 'benefits').tiles).toHaveLength(3)
  expect(plainText(sectionOf('/iron-infusions-draft', 'benefits').title)).toContain('reasons to consider an infusion')
  expect(typesOf('/iron-infusions-draft')).toContain('booking')
})

test('mental health: one therapist with name, credentials and bio', () => {
  const { therapist } = sectionOf('/mental-health', 'profile')
  expect([therapist.name, therapist.credentials.length > 0, therapist.bio.length > 0]).toEqual([
    expect.any(String),
    true,
    true,
  ])
})

test('private circumcision: four cards to the check, Get Started for three categories, three steps, four reasons, the city in its title', () => {
  const path = '/private-circumcision'
  expect(new Set(linksIn(sectionOf(path, 'service-cards').cards))).toEqual(
    new Set(['/private-circumcision-eligibility']),
  )
  expect(sectionOf(path, 'service-cards').cards.map(({ title }) => title)).toEqual([
    'Adult circumcision',
    'Pediatric circumcision',
    'Revision',
    'Frenuloplasty',
  ])
  expect(sectionOf(path, 'concerns').cards.map(({ ctaText }) => ctaText)).toEqual([
    'Get Started',
    'Get Started',
    'Get Started',
  ])
  expect(sectionOf(path, 'steps').steps.map(({ title }) => title)).toEqual([
    'Initial consultation',
    'Procedure',
    'Recovery support',
  ])
  expect(sectionOf(path, 'benefits').tiles).toHaveLength(4)
  expect(page(path).seo.title).toContain('Calgary')
})

test('post cycle therapy: considerations, tabs of three cards, steps, benefits, nine questions, ways to the options', () => {
  const path = '/post-cycle-therapy'
  expect(sectionOf(path, 'considerations').cards.map(({ title }) => title)).toEqual([
    'Post-cycle hormone suppression',
    'Estrogen rebound',
    'HPTA dysfunction',
    'Recovery timeline',
  ])
  const { id, tabs } = sectionOf(path, 'treatment-tabs')
  expect(tabs.map(({ label, cards }) => [label, cards.length])).toEqual([
    ['PCT Medications', 3],
    ['PCT Protocols', 3],
    ['Hormone Support', 3],
  ])
  expect(
    new Set(
      tabs.flatMap(({ cards }) => cards.map(({ buttonText, buttonLink }) => `${buttonText} ${buttonLink.href}`)),
    ),
  ).toEqual(new Set(['Am I Eligible? /post-cycle-therapy-eligibility']))
  expect(sectionOf(path, 'steps').steps.map(({ title }) => title)).toEqual([
    'Consultation and assessment',
    'Personalized protocol',
    'Guided recovery',
  ])
  expect(sectionOf(path, 'benefits').tiles).toHaveLength(4)
  const { general, treatment, payment } = sectionOf(path, 'faq')
  expect([general, treatment, payment].map(({ items }) => items.length)).toEqual([3, 3, 3])
  expect([sectionOf(path, 'hero-time').action.link.href, sectionOf(path, 'closing').action.link.href]).toEqual([
    `#${id}`,
    `#${id}`,
  ])
})

test.each(CONDITIONS)(
  '%s: assessment button, symptoms, four concern cards, three steps, four reasons, questions',
  (path, check) => {
    const { action, check: list } = sectionOf(path, 'hero-check')
    expect([plainText(action.text), action.link.href]).toEqual([
      expect.stringMatching(/2-minute free assessment/i),
      check,
    ])
    expect(list.symptoms.length).toBeGreaterThan(2)
    expect(sectionOf(path, 'concerns').cards.map(({ ctaLink }) => ctaLink?.href)).toEqual([
      check,
      check,
      check,
      check,
    ])
    expect(sectionOf(path, 'steps').steps).toHaveLength(3)
    expect(sectionOf(path, 'benefits').tiles).toHaveLength(4)
    expect(plainText(sectionOf(path, 'benefits').title)).toMatch(/why get assessed/i)
    expect(sectionOf(path, 'faq').payment.label).toMatch(/confidentiality/i)
  },
)

test('testosterone replacement: three benefits, three forms and how often, four questions on treatment, buttons to book', () => {
  const path = '/testosterone-replacement-calgary'
  expect(sectionOf(path, 'benefits').tiles).toHaveLength(3)
  const cards = sectionOf(path, 'options').cards.map(({ title, facts }) => `${title}: ${wordsIn(facts[0]?.value)}`)
  expect(cards).toEqual([
    'Injections: Weekly or bi-weekly',
    'Gels: Daily',
    expect.stringMatching(/^Pellets: Every 3–6.months$/),
  ])
  expect(sectionOf(path, 'faq').treatment.items).toHaveLength(4)
})

test('the iron guide: what it is, four steps, tablets, what to expect, side effects, five questions, booking, sources', () => {
  const { chapters } = sectionOf('/iron-infusion-calgary', 'article')
  expect(chapters.map(({ id }) => id)).toEqual([
    'what-it-is',
    'how-it-works',
    'tablets',
    'what-to-expect',
    'side-effects',
    'questions',
    'book',
    'sources',
  ])
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  expect(
    blocks.flatMap((block) =>
      block.kind === 'steps' ? [block.steps.length] : block.kind === 'questions' ? [block.items.length] : [],
    ),
  ).toEqual([4, 5])
  expect(blocks.flatMap((block) => (block.kind === 'sources' ? [block.note !== undefined] : []))).toEqual([true])
})

test('contact: a card of phone, fax and address, and reasons to call', () => {
  const { names, why } = sectionOf('/contact', 'contact')
  expect(Object.keys(names)).toEqual(expect.arrayContaining(['phone', 'fax', 'address']))
  expect(why.items.length).toBeGreaterThan(2)
})

test('about: the mission and four reasons to choose the clinic', () => {
  expect(plainText(sectionOf('/about-us', 'prose').title)).toMatch(/mission/i)
  expect(sectionOf('/about-us', 'benefits').tiles).toHaveLength(4)
})

test('card alternatives: two sets of three designs, eight categories in the specification’s words, Learn More, Back to Home', () => {
  const { sections } = page('/samples/card-alternatives')
  const sets = sections.flatMap((section) => (section.type === 'card-samples' ? [section] : []))
  expect(sets.map(({ designs, cue }) => [designs.length, cue])).toEqual([
    [3, 'Learn More'],
    [3, 'Learn More'],
  ])
  for (const { categories } of sets) {
    expect(
      categories.map(({ title, description, path }) => [title.toLowerCase(), plainText(description), path.href]),
    ).toEqual([
      ['men’s health', 'Hormone Therapy & Sexual Health', '/mens-health'],
      ['women’s health', 'Hormone Management & Optimization', '/womens-health'],
      ['mental health & wellness', 'Integrated Care & Support Solutions', '/mental-health'],
      ['hair loss', 'Restoration & Treatment', '/hair-loss'],
      ['weight management', 'Personalized Nutrition & Support', '/weight-management'],
      ['vitamin infusions', 'Energy Restoration & Wellness', '/vitamin-infusions'],
      ['skin health', 'Acne Treatment & Rejuvenation', '/acne-and-skin-care'],
      ['prep & screening', 'Prevention & Testing Services', '/prep-and-screening'],
    ])
  }
  expect(wordsIn(sections[0])).toContain('Back to Home')
})
