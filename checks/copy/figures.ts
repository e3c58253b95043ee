// Figures and facts typed into a text. Each must be in content/facts.yaml, so that a change there reaches all pages.
import type { Problem } from '../../app/content/check/problems.ts'
import type { Fact } from '../../app/content/schema/facts.ts'
import { wholeWords } from '../../app/content/schema/whole-words.ts'
import { problemsIn, type CopyFile } from './copy-text.ts'
import { withoutAllowed, type CopyRules } from './rules.ts'

/** Numbers that never change, so pages need not quote them: help lines (911, 811, 211, 9-8-8, 1-8xx) and years. */
const FIXED = /(?<![\d$.,-])(?:911|811|211|9-8-8|1-8\d\d-\d{3}-\d{4}|(?:19|20)\d\d)(?![\d%-])/g

const DIGITS = '[$]?\\d(?:[\\d.,:–-]*\\d)?%?'
const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|' +
  'twenty|thirty|forty|fifty|sixty|ninety)'
/** Figures in words: "two weeks", "two to three days", "under eighteen". */
const SPELLED = [
  `\\b${NUMBER}[ -](?:seconds?|minutes?|hours?|weeks?|months?|years?|percent|per cent)\\b`,
  `\\b${NUMBER}[ -](?:or|to) ${NUMBER} (?:minutes?|hours?|days?|weeks?|months?|years?)\\b`,
  `\\b(?:under|over|aged) ${NUMBER}\\b`,
]
const FIGURE = new RegExp([...SPELLED, DIGITS].join('|'), 'gi')

/** A problem for each text with figures that it does not quote. */
export function figureProblems(files: readonly CopyFile[], rules: CopyRules): Problem[] {
  return problemsIn(files, ({ authored }) => {
    const typed = withoutAllowed(authored.replace(FIXED, ''), rules).match(FIGURE)
    const remedy = 'Give the figure a name and a source in content/facts.yaml and quote it as {facts.name}.'
    return typed ? `These figures are not quoted: "${typed.join('", "')}". ${remedy}` : undefined
  })
}

/** A problem for each text that repeats a fact of two words or more, such as "credit cards". */
export function typedFactProblems(files: readonly CopyFile[], facts: Readonly<Record<string, Fact>>): Problem[] {
  const inWords = Object.entries(facts)
    .filter(([, { value }]) => !/\d/.test(value) && /\w[ -]\w/.test(value))
    .map(([name, { value }]) => ({ name, value, pattern: wholeWords([value], 'i') }))
  return problemsIn(files, ({ authored }) => {
    const typed = inWords.find(({ pattern }) => authored.search(pattern) >= 0)
    return typed && `"${typed.value}" is a fact. Quote it as {facts.${typed.name}}.`
  })
}
