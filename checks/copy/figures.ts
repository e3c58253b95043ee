// Figures typed into a text. Every figure must be in content/facts.yaml, so that a change there reaches all pages.
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wholeWords } from '../../app/content/schema/whole-words.ts'
import type { CopyRules } from './rules.ts'

/** Emergency and help lines never change, so they may be typed: 911, 811, 211, 9-8-8, and 1-8xx numbers. */
const HELP_LINES = /(?<![\d-])(?:911|811|211|9-8-8|1-8\d\d-\d{3}-\d{4})(?![\d-])/g

const DIGITS = '[$]?\\d(?:[\\d.,:–-]*\\d)?%?'
const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|' +
  'twenty|thirty|forty|fifty|sixty|ninety)'
const UNIT = '(?:seconds?|minutes?|hours?|weeks?|months?|years?|percent|per cent)'
const TIME = '(?:minutes?|hours?|days?|weeks?|months?|years?)'
/** Figures in words: "two weeks", "two to three days", "under eighteen". */
const SPELLED = [
  `\\b${NUMBER}[ -]${UNIT}\\b`,
  `\\b${NUMBER}[ -](?:or|to) ${NUMBER} ${TIME}\\b`,
  `\\b(?:under|over|aged) ${NUMBER}\\b`,
]
const FIGURE = new RegExp([...SPELLED, DIGITS].join('|'), 'gi')

/**
 * A problem for each text with typed figures. Names that contain a figure are exceptions (content/copy-rules.yaml).
 */
export function figureProblems(files: readonly CopyFile[], { figures }: CopyRules): Problem[] {
  const names = wholeWords(figures.map(({ name }) => name))
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) => {
      const typed = authored.replace(HELP_LINES, '').replace(names, '').match(FIGURE)
      if (!typed) return []
      const list = typed.map((figure) => `"${figure}"`).join(', ')
      const remedy = 'Give the figure a name and a source in content/facts.yaml and quote it as {facts.name}.'
      return [{ file, line, field, message: `Typed by hand: ${list}. ${remedy}` }]
    }),
  )
}
