import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from '../read/examples.server.ts'
import { CARE, change, COSTS, FIT, FORM, HOME, TEAM, testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { problemsWith } from '../../../tests/fixtures/sites.ts'

const HERO = `  - type: hero
    tone: muted
    layout: plain
    title: All about care
    lede: Call [{clinic.phone}]({clinic.phoneHref}).

`
/** The end of the form page, after which a test adds a section. */
const LAST_STEP = '        - You hear from us within {facts.reply}.\n'
const LINKS = Array.from({ length: 4 }, (_, at) => `{ text: Care ${at}, link: /care }`).join(', ')

testMistakes([
  {
    name: 'page about a treatment that does not say who treats patients',
    edits: change(CARE, '  - type: prose\n', `${COSTS}${FIT}  - type: prose\n`),
    at: [CARE, 'sections:', 'sections'],
    remedy: 'Add a section "care-team".',
  },
  {
    name: 'page about a treatment that does not say what happens if the clinic says no',
    edits: change(CARE, '  - type: prose\n', `${COSTS}${TEAM}  - type: prose\n`),
    at: [CARE, 'sections:', 'sections'],
    remedy: 'Write "refused" in a section "fit".',
  },
  {
    name: 'search field on a page with the script of a form provider',
    edits: change(
      FORM,
      LAST_STEP,
      `${LAST_STEP}  - { type: chooser, tone: calm, title: What is it?, links: [${LINKS}], all: All }\n`,
    ),
    at: [FORM, 'What is it?', 'sections.1.type'],
    remedy: 'could read what visitors type into "chooser". Move the form or that section',
  },
  {
    name: 'next review before the last one',
    edits: change(CARE, 'nextReview: 2030-04-01', 'nextReview: 2026-03-01'),
    at: [CARE, 'nextReview', 'review.nextReview'],
    remedy: 'The last review was on 2026-04-01. Write a later day',
  },
  {
    name: 'dead anchor of the page itself',
    edits: change(HOME, '"#services"', '"#service"'),
    at: [HOME, '"#service"', 'sections.0.action.link'],
    remedy: 'No section of this page has the id "service".',
  },
  {
    name: 'hero that is not first',
    edits: change(
      FORM,
      LAST_STEP,
      `${LAST_STEP}  - { type: hero, tone: light, layout: plain, title: Too late, lede: Words. }\n`,
    ),
    at: [FORM, 'Too late', 'sections.1.type'],
    remedy: 'Remove this section, or give it another type.',
  },
  {
    name: 'hero among the medical details',
    edits: change(
      FORM,
      LAST_STEP,
      `${LAST_STEP}medical: [{ type: hero, layout: plain, title: Too late, lede: Words. }]\n`,
    ),
    at: [FORM, 'Too late', 'medical.0.type'],
    remedy: 'Remove this section, or give it another type.',
  },
  {
    name: 'no hero',
    edits: change(CARE, HERO, ''),
    at: [CARE, '- type: faq', 'sections.0.type'],
    remedy: 'Make it a "form" with the layout "page" or a "hero".',
  },
  {
    name: 'parent that is no page',
    edits: change(FORM, 'parent: /care\n', 'parent: /cars\n'),
    at: [FORM, 'parent: /cars', 'parent'],
    remedy: 'No page has the path /cars. Name a page, or',
  },
  {
    name: 'canonical that is no page',
    edits: change(FORM, 'noFollow: true', 'noFollow: true\n  canonical: /cars'),
    at: [FORM, 'canonical', 'seo.canonical'],
    remedy: 'Name the page that this one is a version of.',
  },
  {
    name: 'former path that is a page',
    edits: change(CARE, '- /former-care', '- /former-care\n  - /care-form'),
    at: [CARE, 'formerPaths', 'formerPaths'],
    remedy: '/care-form is a page, so it cannot redirect to /care.',
  },
  {
    name: 'former path of two pages',
    edits: change(HOME, 'name: Home\n', 'name: Home\nformerPaths: [/former-care]\n'),
    at: [HOME, 'formerPaths', 'formerPaths.0'],
    remedy: '/former-care already redirects to /care. Keep it on one page, once.',
  },
  {
    name: 'former path that leads to a section which is not there',
    edits: change(CARE, '- /former-care', '- { path: /former-care, anchor: lost }'),
    at: [CARE, 'anchor: lost', 'formerPaths.0.anchor'],
    remedy: 'This page has no section with the id "lost". Give it that id, or remove the anchor.',
  },
  {
    name: 'two sections with one anchor',
    edits: change(CARE, '  - type: prose\n', '  - type: prose\n    id: questions\n'),
    at: [CARE, 'sections:', 'sections'],
    remedy: 'Two sections have the id "questions". Give each a different id.',
  },
  {
    name: 'picture twice',
    edits: {
      [HOME]: [
        '        image: chair\n',
        '        image: chair\n' +
          '      - { title: Once more, description: Care., icon: stethoscope, path: /care, image: chair }\n',
      ],
    },
    at: [HOME, 'Once more', 'sections.1.cards.2.image'],
    remedy: 'The picture "chair" is already on this page. Use another, or none.',
  },
])

test('a copy of a page is refused for its path, and with another path for its title and description', async () => {
  const copy = readFileSync(`${EXAMPLE_CLINIC}/${FORM}`, 'utf8')
  const refused = (name: string) => ({
    file: 'pages/copy.yaml',
    field: expect.stringMatching(`${name}$`) as string,
    message: expect.stringContaining(`pages/care-form.yaml have the same ${name}. Change one of them.`) as string,
  })
  expect(await problemsWith({ 'pages/copy.yaml': copy })).toMatchObject([refused('path')])
  const problems = await problemsWith({ 'pages/copy.yaml': copy.replace('/care-form', '/copy') })
  expect(problems).toMatchObject([refused('title'), refused('description')])
})
