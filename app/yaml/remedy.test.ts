// Fails when the message about a value does not say what to write instead.
import { CARE, change, FORM, HOME, testMistakes } from '../../tests/fixtures/mistakes.ts'

const STEPS = '\n        - A physiotherapist reads it.\n        - You hear from us within {facts.reply}.'

testMistakes([
  {
    name: 'list in place of a text',
    edits: change(HOME, 'cue: Get Started', 'cue:\n      - Get Started'),
    at: [HOME, 'cue:', 'sections.1.cue'],
    remedy: 'This is a list. Write one text, without "- ", on the line of the field.',
  },
  {
    name: 'text in place of a list, which is too long for one',
    edits: change(FORM, STEPS, ' A physiotherapist reads it.'),
    at: [FORM, 'steps:', 'sections.0.after.steps'],
    remedy: 'This is not a list. Write each entry on a line of its own that begins with "- ".',
  },
  {
    name: 'text in place of fields',
    edits: change(HOME, '\n      text: See the care\n      link: "#services"', ' See the care'),
    at: [HOME, 'action:', 'sections.0.action'],
    remedy: 'Write these fields below it, each on a line of its own: text, link.',
  },
  {
    name: 'nothing in place of a text',
    edits: change(HOME, 'cue: Get Started', 'cue:'),
    at: [HOME, 'cue:', 'sections.1.cue'],
    remedy: 'Nothing is here. Write text.',
  },
  {
    name: 'token without quotes',
    edits: change(HOME, 'cue: Get Started', 'cue: {facts.reply}'),
    at: [HOME, 'cue:', 'sections.1.cue'],
    remedy: 'A text is wanted here, not fields. Put it in quotes if it has a colon, or begins with {.',
  },
  {
    name: 'colon in an entry of a list',
    edits: change(HOME, '- sore back', '- Pain: sore back'),
    at: [HOME, '- Pain', 'seo.keywords.2'],
    remedy: 'Put it in quotes if it has a colon',
  },
  {
    name: 'price as a number',
    edits: change('facts.yaml', 'value: 24–48 hours', 'value: 5'),
    at: ['facts.yaml', 'value: 5', 'reply.value'],
    remedy: 'This is a number. Put it in quotes: "5".',
  },
  {
    name: 'word that YAML reads as true',
    edits: change(HOME, 'cue: Get Started', 'cue: true'),
    at: [HOME, 'cue:', 'sections.1.cue'],
    remedy: 'This word must be in quotes: "true".',
  },
  {
    name: 'point that is missing',
    edits: change('images.yaml', '  focal: [50, 50]\n', ''),
    at: ['images.yaml', 'bay:', 'bay.focal'],
    remedy: 'Add "focal:" and two numbers as [50, 40].',
  },
  {
    name: 'number in quotes',
    edits: change(CARE, 'year: 2024', 'year: "2024"'),
    at: [CARE, 'year:', 'review.sources.0.year'],
    remedy: 'Write a number here, without quotes or words.',
  },
  {
    name: 'value of another kind',
    edits: change(FORM, 'noIndex: true', 'noIndex: yes please'),
    at: [FORM, 'yes please', 'seo.noIndex'],
    remedy: 'Write true or false.',
  },
  {
    name: 'group of fields that is missing',
    edits: change('clinic.yaml', 'geo:\n  latitude: 44.6\n  longitude: -63.6\n', ''),
    at: ['clinic.yaml', '# A small clinic', 'geo'],
    remedy: 'Add "geo:" and these fields below it, each on a line of its own: latitude, longitude.',
  },
  {
    name: 'list of names without an entry',
    edits: { 'glossary.yaml': '# Nothing yet\n' },
    at: ['glossary.yaml', '# Nothing', ''],
    remedy: 'Nothing is here. Write [] for none, or each entry on a line of its own that begins with "- ".',
  },
  {
    name: 'list without an entry that needs some',
    edits: change(FORM, STEPS, ''),
    at: [FORM, 'steps:', 'sections.0.after.steps'],
    remedy: 'Nothing is here. Write each entry',
  },
  {
    name: 'too few entries',
    edits: change(HOME, '    - sore back\n', ''),
    at: [HOME, 'keywords', 'seo.keywords'],
    remedy: 'Write at least 3 entries.',
  },
  {
    name: 'title too short',
    edits: change(CARE, 'title: Care for backs, necks and joints | {clinic.name}', 'title: Care'),
    at: [CARE, 'title: Care', 'seo.title'],
    remedy: 'The text is too short. Write at least 20 characters, not 4.',
  },
  {
    name: 'title too long once its token is filled',
    edits: change(
      CARE,
      'Care for backs, necks and joints |',
      'Care for backs, necks and joints in too many words for one |',
    ),
    at: [CARE, 'too many words', 'seo.title'],
    remedy: 'Write at most 65 characters, not ',
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
    remedy: '"service-card" is not allowed here. Did you mean "service-cards"? Write one of: benefits, ',
  },
  {
    name: 'value that is not allowed',
    edits: change(HOME, 'tone: light', 'tone: mauve'),
    at: [HOME, 'mauve', 'sections.1.tone'],
    remedy: 'Write one of: light, page, muted',
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
])
