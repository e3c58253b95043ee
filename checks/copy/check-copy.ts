// Runs every check of the copy over the whole site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineOf, type Problem } from '../../app/content/read/problems.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'
import { abbreviationProblems } from './abbreviations.ts'
import { afterHoursProblems } from './after-hours.ts'
import { answerProblems, groupProblems } from './answers.ts'
import { factsQuoted } from './fact-use.ts'
import { figureProblems } from './figures.ts'
import { firstScreenProblems } from './first-screen.ts'
import { markProblems } from './marks.ts'
import { paraphraseProblems } from './paraphrases.ts'
import { pictureProblems } from './pictures.ts'
import { readCopy, type SiteCopy } from './read-copy.ts'
import { median, proseOf, readingGrade } from './reading-grade.ts'
import { repeatProblems } from './repeats.ts'
import { replyTimeProblems } from './reply-times.ts'
import { reviewClaimProblems } from './reviewed.ts'
import { readCopyRules, type CopyRules } from './rules.ts'
import { siblingProblems } from './siblings.ts'
import { spellingProblems } from './spelling.ts'
import { swollenLegProblems } from './swollen-leg.ts'
import { typedFactProblems } from './typed-facts.ts'
import { unusedNames, unusedPhrases, wordingProblems } from './wording.ts'

/** Bounds of the Flesch-Kincaid grade (docs/writing.md: about grade 8). */
const HIGHEST_MEDIAN = 9
export const HIGHEST_PAGE = 11

export type CopyChecks = Record<string, Problem[]>

/** Problems by the name of the check; a check without problems has an empty list. */
export function checkCopy(site: Site, contentDir: string): CopyChecks {
  const copy = readCopy(site, contentDir)
  const rules = readCopyRules(contentDir)
  const { pages } = copy
  return {
    ...checkTexts(copy, site, rules),
    'Every fact is quoted': unquotedFacts(copy, site, contentDir),
    'Reading grade of the whole site': medianProblems(copy),
    'No sentence is on more than three pages': repeatProblems(pages),
    'No passage is on more than three pages in nearly the same words': paraphraseProblems(pages),
    'Every treatment is shown': unshownTreatments(site, contentDir),
    'Pages of one menu differ': siblingProblems(site),
    'No picture is on more than two pages': pictureProblems(site),
    'Every exception is needed': unusedExceptions(copy, rules, contentDir),
  }
}

/** The checks that need one page at a time, so that a single page can be checked while somebody writes it. */
export function checkTexts(
  { pages, shared }: SiteCopy,
  site: Pick<Site, 'pages' | 'facts'>,
  rules: CopyRules,
): CopyChecks {
  const all = [...pages, ...shared]
  return {
    'Figures are quoted from facts.yaml': figureProblems(
      // The other shared files hold the figures themselves, or no figures.
      [...pages, ...shared.filter(({ file }) => /navigation|messages|glossary/.test(file))],
      rules,
    ),
    'Facts in words are quoted from facts.yaml': typedFactProblems(pages, site.facts),
    'No testimonials, superlatives, guarantees or absolutes': wordingProblems(all, rules.wording),
    'Canadian spelling': spellingProblems(all, rules),
    'Abbreviations are spelled out': abbreviationProblems(pages, site.pages, rules),
    'Marks are not visible': markProblems(all),
    'Answers have 15 to 90 words': answerProblems(pages),
    'Question groups have enough questions': groupProblems(pages),
    'Reading grade': gradeProblems(pages),
    'The first screen says each fact once': firstScreenProblems(pages, site.pages),
    'One reply time on a page': replyTimeProblems(pages, site.facts),
    'A symptom to call about has a number for the night': afterHoursProblems(pages, rules.symptoms),
    'One rule for a swollen leg': swollenLegProblems(pages),
    'Only a named person reviews': reviewClaimProblems(all, site.pages),
  }
}

/** Reading grade of each page by its path, highest first. */
export function gradesOf({ pages }: Pick<SiteCopy, 'pages'>): { path: string; file: string; grade: number }[] {
  return pages
    .map((page) => ({ path: page.path ?? page.file, file: page.file, grade: readingGrade(proseOf(page)) }))
    .sort((a, b) => b.grade - a.grade)
}

function gradeProblems(pages: SiteCopy['pages']): Problem[] {
  // A page without running text has the grade NaN, which is a problem too.
  return gradesOf({ pages })
    .filter(({ grade }) => Number.isNaN(grade) || grade > HIGHEST_PAGE)
    .map(({ file, grade }) => ({
      file,
      line: 1,
      field: '',
      message: `Reading grade ${grade.toFixed(1)}; at most ${HIGHEST_PAGE}. Write shorter sentences and words.`,
    }))
}

function medianProblems(copy: SiteCopy): Problem[] {
  const grade = median(gradesOf(copy).map((each) => each.grade))
  if (grade <= HIGHEST_MEDIAN) return []
  const message = `The pages' median reading grade is ${grade.toFixed(1)}; at most ${HIGHEST_MEDIAN}.`
  return [{ file: 'content/pages', line: 1, field: '', message }]
}

function unquotedFacts({ pages, shared }: SiteCopy, { facts }: Site, contentDir: string): Problem[] {
  const quoted = new Set([...factsQuoted([...pages, ...shared]).values()].flatMap((names) => [...names]))
  const source = parseYaml(join(contentDir, 'facts.yaml'))
  return Object.keys(facts)
    .filter((name) => !quoted.has(name))
    .map((name) => ({
      file: source.file,
      line: lineOf(source, [name]),
      field: name,
      message: `No page quotes {facts.${name}}. Quote it, or remove it.`,
    }))
}

/** A problem for each entry of treatments.yaml that no section shows. */
function unshownTreatments({ pages, treatments }: Site, contentDir: string): Problem[] {
  const source = parseYaml(join(contentDir, 'treatments.yaml'))
  const shown = new Set(treatmentNames([...pages.values()].map(({ sections }) => sections)))
  return Object.entries(treatments)
    .filter(([, { name }]) => !shown.has(name))
    .map(([key]) => ({
      file: source.file,
      line: lineOf(source, [key]),
      field: key,
      message: `No page shows the treatment "${key}". Name it on a page, or remove it.`,
    }))
}

/** Names of the treatments inside `value`. Only a treatment has a field `evidence`. */
function treatmentNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('evidence' in value && 'name' in value) return [String(value.name)]
  return Object.values(value).flatMap(treatmentNames)
}

function unusedExceptions({ pages, shared }: SiteCopy, rules: CopyRules, contentDir: string): Problem[] {
  const all = [...pages, ...shared]
  const file = join(contentDir, 'copy-rules.yaml')
  const lines = readFileSync(file, 'utf8').split('\n')
  return [...unusedNames(all, rules), ...unusedPhrases(all, rules.wording)].map((exception) => ({
    file,
    line: lines.findIndex((line) => line.includes(exception)) + 1,
    field: exception,
    message: 'No text needs this exception any more. Remove it from the list.',
  }))
}
