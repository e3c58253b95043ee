// Fails when a mistake in the YAML itself is told in the parser's words, which people who write content don't know.
import { CARE, change, HOME, testMistakes } from '../../tests/fixtures/mistakes.ts'

/** `written` in place of the title of a section on the home page. */
const title = (written: string) => change(HOME, 'title: What we do', `title: ${written}`)

testMistakes([
  {
    name: 'quote that is not closed',
    edits: change(HOME, 'cue: Get Started', 'cue: "Get Started'),
    at: [HOME, 'cue: "Get Started', ''],
    remedy: 'The quote (") is never closed. Write another " at the end of the text.',
  },
  ...['"What" we do', `'We're here'`, '"What "we" do"'].map((written) => ({
    name: `quotes inside ${written}`,
    edits: title(written),
    at: [HOME, `title: ${written}`, ''] as const,
    remedy: 'The text goes on after its closing quote. Put all of it in "quotes"',
  })),
  ...[
    '*What* we do',
    '*What*',
    '&What',
    '[What we do](/care) here',
    '{facts.reply} is all',
    '@home',
    '- What',
    '> 5',
    '!What',
  ].map((written) => ({
    name: `text that begins like ${written}`,
    edits: title(written),
    at: [HOME, `title: ${written}`, ''] as const,
    remedy: `A text that begins with ${written[0]} must be in quotes.`,
  })),
  ...['What: we do', 'What:'].map((written) => ({
    name: `colon in ${written}`,
    edits: title(written),
    at: [HOME, `title: ${written}`, ''] as const,
    remedy: 'A text that has a colon must be in quotes.',
  })),
  {
    name: 'list in brackets that is not closed',
    edits: change('images.yaml', '50]\n  colour: "#D8CAB6"', '50\n  colour: "#D8CAB6"'),
    at: ['images.yaml', '"#D8CAB6"', ''],
    remedy: 'end with a ]',
  },
  {
    name: 'backslash in double quotes',
    edits: title(String.raw`"What\we do"`),
    at: [HOME, String.raw`What\we`, ''],
    remedy: String.raw`A text in double quotes has a "\". Write it twice`,
  },
  ...['title What we do', 'title:What we do'].map((written) => ({
    name: `"${written}", without a colon and a space`,
    edits: change(HOME, 'title: What we do', written),
    at: [HOME, written, ''] as const,
    remedy: 'After the name of a field come a colon and a space: "title: ".',
  })),
  {
    name: 'text that was broken into two lines',
    edits: title('What\n  we do'),
    at: [HOME, '  we do', ''],
    remedy: 'If this line belongs to the text above, join the two.',
  },
  {
    name: 'hyphen without a space',
    edits: change(HOME, '    - sore back', '    -sore back'),
    at: [HOME, '-sore', ''],
    remedy: 'An entry of a list begins with a hyphen and a space: "- ".',
  },
  {
    name: 'tab in place of spaces',
    edits: change(HOME, '    title: What we do', '\ttitle: What we do'),
    at: [HOME, '\ttitle', ''],
    remedy: 'This line begins with a tab. Begin it with spaces',
  },
  {
    name: 'line that is too far left',
    edits: change(HOME, '    title: What we do\n', '   title: What we do\n'),
    at: [HOME, '   title: What we do', ''],
    remedy: 'Check how far this line and those beside it are indented.',
  },
  {
    name: 'line that is too deep',
    edits: change(HOME, '    title: What we do\n', '      title: What we do\n'),
    at: [HOME, '    tone: light', ''],
    remedy: 'Check how far this line and those beside it are indented.',
  },
  {
    name: 'entry that is too deep, which YAML reads as part of the one above',
    edits: change(HOME, '    - sore back', '      - sore back'),
    at: [HOME, '- sore back', ''],
    remedy: 'This entry is read as part of the one above. Begin both with the same number of spaces.',
  },
  {
    name: 'key twice',
    edits: change(HOME, 'name: Home', 'name: Home\nname: House'),
    at: [HOME, 'name: House', ''],
    remedy: 'Another field of this group has the same name. Remove or rename one of the two.',
  },
  {
    name: 'second document',
    edits: change(HOME, 'sections:\n', '---\nsections:\n'),
    at: [HOME, '---', ''],
    remedy: 'The line "---" ends the content. Remove it.',
  },
  {
    name: 'two versions after a merge',
    edits: change(CARE, 'seo:\n', '<<<<<<< HEAD\nseo:\n'),
    at: [CARE, '<<<<<<<', ''],
    remedy: 'Git has marked here that two versions differ.',
  },
  {
    name: 'comment below the top',
    edits: title('What we do # and whom we treat'),
    at: [HOME, '    title: What we do', ''],
    remedy: 'Move it there, or put a text with " #" in quotes: # and whom we treat',
  },
])
