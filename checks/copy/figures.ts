// Figures and facts typed into a text. Each must be in content/facts.yaml, so that a change there reaches all pages.
import type { Problem } from '../../app/yaml/problems.ts'
import type { Clinic } from '../../app/schema/clinic.ts'
import type { Fact } from '../../app/schema/facts.ts'
import { wholeWords } from '../../app/schema/whole-words.ts'
import { tokensFor, useTokens } from './clinic-tokens.ts'
import { problemsIn, type CopyFile } from './copy-text.ts'
import { allowedPhrases, type CopyRules } from './rules.ts'

/** Numbers of help lines never change, so pages may type them: those of clinic.yaml, and 1-8xx numbers. */
function helpLines({ emergency, nurse, crisis, others }: Clinic['lines']): RegExp {
  const numbers = [emergency, nurse, crisis, ...others].flatMap((each) => each?.number ?? [])
  return new RegExp(`(?<![\\d-])(?:${numbers.join('|')}|1-8\\d\\d-\\d{3}-\\d{4})(?![\\d-])`, 'g')
}

/** The year of an event never changes either: "in 2014", "since May 2014". After other words, it may be an amount. */
const YEARS = /\b(?:[Ii]n|[Ss]ince)(?: [A-Z][a-z]+)? (?:19|20)\d\d(?![\d%-])/g

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

const USE = 'Use {facts.name} instead.'
/** What to do about a figure that the content does not have yet. */
const NEW_FIGURE =
  'A new figure needs a name and a source in content/facts.yaml. A number in a name or an address of somebody else ' +
  'goes under `allowed` in content/copy-rules.yaml.'

type Facts = Readonly<Record<string, Fact>>

/** A problem for each text with typed figures. It names the facts whose values the text has. */
export function figureProblems(
  files: readonly CopyFile[],
  rules: CopyRules,
  { facts, clinic }: { facts: Facts; clinic: Clinic },
): Problem[] {
  const lines = helpLines(clinic.lines)
  const allowed = allowedPhrases(rules)
  return problemsIn(files, ({ authored }) => {
    const typed = authored.replace(lines, '').replace(YEARS, '').replace(allowed, '…').match(FIGURE)
    if (!typed) return false
    const known = Object.entries(facts).filter(
      ([, { value }]) => /\d/.test(value) && wholeWords([value]).test(authored),
    )
    const ofClinic = tokensFor(authored, clinic)
    const tokens = [...known.map(([name]) => `{facts.${name}}`), ...ofClinic]
    const isNew =
      ofClinic.length === 0 && typed.some((figure) => !known.some(([, { value }]) => value.includes(figure)))
    const remedy = tokens.length > 0 ? useTokens(tokens) : USE
    return `These figures are typed in: "${typed.join('", "')}". ${remedy}${isNew ? ` ${NEW_FIGURE}` : ''}`
  })
}

/** A problem for each text that repeats a fact of two words or more, such as "credit cards". */
export function typedFactProblems(files: readonly CopyFile[], facts: Facts): Problem[] {
  const inWords = Object.entries(facts)
    .filter(([, { value }]) => !/\d/.test(value) && /\w[ -]\w/.test(value))
    .map(([name, { value }]) => ({ name, value, pattern: wholeWords([value], 'i') }))
  return problemsIn(files, ({ authored }) => {
    const typed = inWords.find(({ pattern }) => authored.search(pattern) >= 0)
    return typed && `"${typed.value}" is a fact. Use {facts.${typed.name}} instead.`
  })
}
