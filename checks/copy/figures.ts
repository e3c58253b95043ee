// Figures that were typed by hand: every figure stands once in content/facts.yaml, and a page quotes it.
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wholeWords } from '../../app/content/whole-words.ts'
import type { CopyRules } from './rules.ts'

/** Emergency and help lines are what they are: 911, 811, 211, 9-8-8, and 1-8xx numbers. */
const HELP_LINES = /(?<![\d-])(?:911|811|211|9-8-8|1-8\d\d-\d{3}-\d{4})(?![\d-])/g

const DIGITS = '[$]?\\d(?:[\\d.,:–-]*\\d)?%?'
const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety)'
/** In words a figure is one all the same: a time, a share or an age. */
const SPELLED = `\\b${NUMBER}[ -](?:(?:seconds?|minutes?|hours?|weeks?|months?|years?|percent|per cent)\\b|(?:or|to) ${NUMBER} (?:minutes?|hours?|days?|weeks?|months?|years?)\\b)|\\b(?:under|over|aged) ${NUMBER}\\b`
const FIGURE = new RegExp(`${SPELLED}|${DIGITS}`, 'gi')

/** A problem for each text that holds a figure of its author's; names that hold one are in content/copy-rules.yaml. */
export function figureProblems(files: readonly CopyFile[], { figures }: CopyRules): Problem[] {
  const names = wholeWords(figures.map(({ name }) => name))
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) => {
      const typed = authored.replace(HELP_LINES, '').replace(names, '').match(FIGURE)
      if (!typed) return []
      const message = `Typed by hand: ${typed.map((figure) => `"${figure}"`).join(', ')}. Give the figure a name and a source in content/facts.yaml and quote it as {facts.name}.`
      return [{ file, line, field, message }]
    }),
  )
}
