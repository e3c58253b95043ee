import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from './examples.server.ts'
import { CARE, change, HOME, testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { inEdited, problemsWith, siteWith } from '../../../tests/fixtures/sites.ts'
import { readSite } from './site.server.ts'

testMistakes([
  {
    name: 'unknown fact',
    edits: change(HOME, '{facts.reply}', '{facts.replay}'),
    at: [HOME, 'replay', 'sections.0.lede'],
    remedy: 'Did you mean "reply"? Values of this group are in content/facts.yaml.',
  },
  {
    name: 'unknown group of tokens',
    edits: change(HOME, '{facts.reply}', '{prices.reply}'),
    at: [HOME, 'prices', 'sections.0.lede'],
    remedy: 'Write {facts.NAME} or {clinic.NAME}.',
  },
  ...['{ facts.reply }', '{facts.reply', '{cancelNotice}', 'reply}'].map((written) => ({
    name: `token written as ${written}`,
    edits: change(HOME, '{facts.reply}', written),
    at: [HOME, 'lede:', 'sections.0.lede'] as const,
    remedy: 'Write a token as {facts.NAME} or {clinic.NAME}, without spaces.',
  })),
  {
    name: 'unknown token in the navigation',
    edits: change('navigation.yaml', '{facts.reply}', '{facts.rep}'),
    at: ['navigation.yaml', 'facts.rep}', 'menus.0.links.1.note'],
    remedy: 'Did you mean "reply"?',
  },
  {
    name: 'unknown icon',
    edits: change(HOME, 'icon: stethoscope', 'icon: stethoscop'),
    at: [HOME, 'stethoscop', 'sections.1.cards.0.icon'],
    remedy: 'Did you mean "stethoscope"? See lucide.dev/icons and healthicons.org.',
  },
  {
    name: 'emphasis in a text without marks',
    edits: change(HOME, '- title: Care', '- title: "*Care*"'),
    at: [HOME, '*Care*', 'sections.1.cards.0.title'],
    remedy: 'Visitors would see "*Care*", because this text has no emphasis or links. Remove it.',
  },
  {
    name: 'unknown picture',
    edits: change(HOME, 'image: chair', 'image: chiar'),
    at: [HOME, 'chiar', 'sections.1.cards.1.image'],
    remedy: 'No picture is named "chiar". Did you mean "chair"? They are listed in content/images.yaml.',
  },
  {
    name: 'picture named as its file',
    edits: change(HOME, 'image: chair', 'image: chair.webp'),
    at: [HOME, 'chair.webp', 'sections.1.cards.1.image'],
    remedy: 'No picture is named "chair.webp". Did you mean "chair"?',
  },
  {
    name: 'picture without a file',
    edits: { 'images/chair.webp': null },
    at: ['images.yaml', 'chair:', 'chair'],
    remedy: 'The picture has no file. Save it as ',
  },
  {
    name: 'picture that was cut off',
    edits: { 'images/chair.webp': readFileSync(`${EXAMPLE_CLINIC}/images/chair.webp`).subarray(0, -9) },
    at: ['images.yaml', 'chair:', 'chair'],
    remedy: 'images/chair.webp is not a whole WebP picture. Copy it again',
  },
  {
    name: 'dead link to a page',
    edits: change(HOME, 'path: /care\n', 'path: /cares\n'),
    at: [HOME, 'path: /cares', 'sections.1.cards.0.path'],
    remedy: 'No page has the address /cares. Did you mean "/care"? Write the path of a page',
  },
  {
    name: 'dead anchor of another page',
    edits: change(HOME, '/care#questions', '/care#answers'),
    at: [HOME, '#answers', 'sections.1.cards.1.path'],
    remedy: 'The page /care has no section with the id "answers". Give it that id',
  },
  {
    name: 'price without its sign',
    edits: {
      'facts.yaml':
        "reply: {title: Reply to a form, kind: price, value: '5', source: 'spec', approvedBy: null, " +
        "reviewBy: '2030-01-01'}\n",
    },
    at: ['facts.yaml', 'reply:', 'reply.value'],
    remedy: 'Write the price with its sign, such as "$5".',
  },
  {
    name: 'range that ends before it begins',
    edits: change('facts.yaml', 'value: 24–48 hours', 'value: 48–24 hours'),
    at: ['facts.yaml', 'value: 48', 'reply.value'],
    remedy: '48–24 ends before it begins. Write the smaller number first.',
  },
  {
    name: 'anchor with a second #',
    edits: change(HOME, '/care#questions', '/care#questions#more'),
    at: [HOME, '#more', 'sections.1.cards.1.path'],
    remedy: 'The page /care has no section with the id "questions#more".',
  },
  {
    name: 'key of a form with a dash',
    edits: change('clinic.yaml', '    care: test-care-1', '    care: test-care-1\n    care-two: test-care-2'),
    at: ['clinic.yaml', 'care-two:', 'forms.ids.care-two'],
    remedy: 'Write the name in camelCase, such as ironInfusion.',
  },
  {
    name: 'path with a slash at its end',
    edits: change(CARE, 'path: /care\n', 'path: /care/\n'),
    at: [CARE, 'path: /care/', 'path'],
    remedy: 'Write the address as /lower-case-words, without a trailing slash.',
  },
  {
    name: 'former path with a character that means something else in a redirect rule',
    edits: change(CARE, '  - /former-care', '  - /former-care\n  - /a.b'),
    at: [CARE, '/a.b', 'formerPaths.1'],
    remedy: 'Write the address as /lower-case-words, without a trailing slash.',
  },
  {
    name: 'former path that is a number',
    edits: change(CARE, '  - /former-care', '  - /former-care\n  - 5'),
    at: [CARE, '- 5', 'formerPaths.1'],
    remedy: 'Write a former path as /lower-case-words, or as a path with an anchor.',
  },
  {
    name: 'heading with two emphasized parts',
    edits: change(HOME, 'Move again *without pain*', 'Move *again* *without pain*'),
    at: [HOME, '*again*', 'sections.0.title'],
    remedy: 'Keep one pair of *asterisks*.',
  },
  {
    name: 'fact with the title of another',
    edits: change(
      'facts.yaml',
      'reply:\n',
      'first: {title: reply to a Form, kind: number, value: One, source: None, approvedBy: null, ' +
        "reviewBy: '2030-01-01'}\nreply:\n",
    ),
    at: ['facts.yaml', 'title: Reply to a form', 'reply.title'],
    remedy: 'Another fact has this title. Say what differs.',
  },
  ...['', '- path: /care'].map((written) => ({
    name: `page with no fields but "${written}", to which others link`,
    edits: { [CARE]: written },
    at: [CARE, '', ''] as const,
    remedy: 'This page has no fields. Copy those of a similar page',
  })),
  {
    name: 'file that is not there',
    edits: { 'navigation.yaml': null },
    at: ['navigation.yaml', '', ''],
    remedy: 'The file does not exist. Create it',
  },
])

test('a wrong path is reported without the links to the page', async () => {
  expect(await problemsWith(change(CARE, 'path: /care\n', 'path: /\n'))).toMatchObject([{ field: 'path' }])
})

// The tests above change a site that has been read, as `npm run dev` does. The build reads it for the first time.
test.each([
  change('clinic.yaml', 'locale: en-CA', 'locale: en'),
  change('facts.yaml', 'value: 24–48 hours', 'value: 5'),
  change('replies.yaml', 'signedBy:', 'signedby:'),
  change(HOME, 'cue: Get Started', 'cue: "Get Started'),
])('a mistake in %j is the only problem of a site that is read for the first time', async (edits) => {
  await expect(inEdited(edits, (folder) => readSite(folder))).rejects.toMatchObject({ problems: { length: 1 } })
})

test('the small site has no problems', async () => {
  const site = await siteWith({})
  expect([...site.pages]).toHaveLength(6)
  expect(site.pages.get('/')?.seo.title).toBe(`${site.clinic.name}: care in ${site.clinic.address.addressLocality}`)
})
