import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from './examples.server.ts'
import { CARE, change, FORM, HOME, testMistakes } from '../../../tests/fixtures/mistakes.ts'
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
    remedy: 'Groups are: facts, clinic.',
  },
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
    name: 'title too short',
    edits: change(CARE, 'title: Care for backs, necks and joints | {clinic.name}', 'title: Care'),
    at: [CARE, 'title: Care', 'seo.title'],
    remedy: 'Write at least 20 characters.',
  },
  {
    name: 'title too long once its token is filled',
    edits: change(
      CARE,
      'Care for backs, necks and joints |',
      'Care for backs, necks and joints in too many words for one |',
    ),
    at: [CARE, 'too many words', 'seo.title'],
    remedy: 'Write at most 65 characters.',
  },
  {
    name: 'unknown field',
    edits: change(HOME, 'cue: Get', 'colour: red\n    cue: Get'),
    at: [HOME, 'colour:', 'sections.1.colour'],
    remedy: 'There is no field "colour" here. Remove it, or write one of: lede.',
  },
  {
    name: 'misspelled field, which is also missing',
    edits: change(CARE, '    title: Questions\n', '    titel: Questions\n'),
    at: [CARE, 'titel:', 'sections.1.titel'],
    remedy: 'There is no field "titel" here. Did you mean "title"?',
  },
  {
    name: 'unknown kind of section',
    edits: change(HOME, 'type: service-cards', 'type: service-card'),
    at: [HOME, 'type: service-card', 'sections.1.type'],
    remedy: '"service-card" is not allowed here. Did you mean "service-cards"?',
  },
  {
    name: 'layout that is missing',
    edits: change(HOME, '    layout: reply\n', ''),
    at: [HOME, '- type: hero', 'sections.0.layout'],
    remedy: 'The field is missing. Write one of: side, reply, plain',
  },
  {
    name: 'form that is missing',
    edits: change(FORM, '    form: care\n', ''),
    at: [FORM, '- type: form', 'sections.0.form'],
    remedy: 'Write the name of a form. They are listed in content/clinic.yaml, forms.ids.',
  },
  {
    name: 'value that is not allowed',
    edits: change(HOME, 'tone: light', 'tone: mauve'),
    at: [HOME, 'mauve', 'sections.1.tone'],
    remedy: 'Write one of: light, page, muted',
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
    name: 'wrong indentation',
    edits: change(HOME, '    title: What we do\n', '   title: What we do\n'),
    at: [HOME, '   title: What we do', ''],
    remedy: 'Check the indentation of this line and the one above.',
  },
  {
    name: 'line that is too deep',
    edits: change(HOME, '    title: What we do\n', '      title: What we do\n'),
    at: [HOME, '    tone: light', ''],
    remedy: 'Check the indentation of the next line',
  },
  {
    name: 'quote that is not closed',
    edits: change(HOME, 'cue: Get Started', 'cue: "Get Started'),
    at: [HOME, 'cue: "Get Started', ''],
    remedy: 'Close the quote.',
  },
  {
    name: 'comment below the top',
    edits: change(HOME, '    title: What we do\n', '    title: What we do # and whom we treat\n'),
    at: [HOME, '    title: What we do', ''],
    remedy:
      'A comment can only be at the top of a file, because saving in the studio would lose it. Move it there: #',
  },
  {
    name: 'price as a number',
    edits: change('facts.yaml', 'value: 24–48 hours', 'value: 5'),
    at: ['facts.yaml', 'value: 5', 'reply.value'],
    remedy: 'This is a number. Put it in quotes: "5".',
  },
  {
    name: 'too few entries',
    edits: change(HOME, '    - sore back\n', ''),
    at: [HOME, 'keywords', 'seo.keywords'],
    remedy: 'Write at least 3 entries.',
  },
  {
    name: 'value of another kind',
    edits: change(FORM, 'noIndex: true', 'noIndex: yes please'),
    at: [FORM, 'yes please', 'seo.noIndex'],
    remedy: 'Write true or false here.',
  },
  {
    name: 'key twice',
    edits: change(HOME, 'name: Home', 'name: Home\nname: House'),
    at: [HOME, 'name: House', ''],
    remedy: 'Map keys must be unique',
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
  {
    name: 'group of fields that is missing',
    edits: change('clinic.yaml', 'geo:\n  latitude: 44.6\n  longitude: -63.6\n', ''),
    at: ['clinic.yaml', '# A small clinic', 'geo'],
    remedy: 'The field is missing. Write a group with latitude, longitude here.',
  },
  {
    name: 'list of names without an entry',
    edits: { 'glossary.yaml': '# Nothing yet\n' },
    at: ['glossary.yaml', '# Nothing', ''],
    remedy: 'Nothing is here. Write [] for none, or the entries.',
  },
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
