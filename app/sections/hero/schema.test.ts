import { CARE, change, HOME, testMistakes } from '../../../tests/fixtures/mistakes.ts'

/** The page about care with a scale of 8 weeks, and a bar on it. */
function withBar(from: number, to: number) {
  const rest = '{ name: Rest, duration: At home, from: 0, to: 1 }'
  const timeline = `layout: timeline
    action: { text: Contact us, link: /contact }
    weeks: 8
    scale: [Now, Later]
    bars: [${rest}, { name: Move, duration: Daily, from: ${from}, to: ${to} }]
`
  return change(CARE, 'layout: plain\n', timeline)
}

testMistakes([
  {
    name: 'reply that nobody wrote',
    edits: change(HOME, 'reply: soreBack', 'reply: soreBak'),
    at: [HOME, 'reply: soreBak', 'sections.0.reply'],
    remedy: 'No reply is named "soreBak". Did you mean "soreBack"? They are listed in content/replies.yaml.',
  },
  {
    name: 'bar that ends before it begins',
    edits: withBar(5, 3),
    at: [CARE, 'bars:', 'sections.0.bars.1.to'],
    remedy: 'The bar ends before it begins.',
  },
  {
    name: 'bar that is longer than the scale',
    edits: withBar(5, 9),
    at: [CARE, 'weeks:', 'sections.0.weeks'],
    remedy: 'A bar ends after this week. Write a longer scale, or a shorter bar.',
  },
])
