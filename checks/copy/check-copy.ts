// Checks the copy (the words of the content) of the whole site.
import { join } from 'node:path'
import { lineOf, type Problem, type SourceFile } from '../../app/yaml/problems.ts'
import type { Clinic } from '../../app/schema/clinic.ts'
import type { Site } from '../../app/site/read/site.ts'
import { parseYaml } from '../../app/yaml/yaml-file.ts'
import { markProblems, refusedProblems, replyTimeProblems, reviewClaimProblems } from './claims.ts'
import { readCopy, type SiteCopy } from './copy-text.ts'
import { repeatedPages } from './repeated-pages.ts'
import { figureProblems, typedFactProblems } from './figures.ts'
import { readCopyRules, type CopyRules } from './rules.ts'
import { spellingProblems } from './spelling.ts'

/** Problems by the name of the check; a check without problems has an empty list. */
export type CopyChecks = Record<string, Problem[]>

/** All checks of the copy of a site. */
export function checkCopy(site: Site, contentDir: string): CopyChecks {
  const copy = readCopy(site, contentDir)
  const rules = readCopyRules(contentDir)
  return {
    ...checkTexts(copy, site, rules),
    ...checkAcross(copy, site, rules, (file) =>
      parseYaml(file.startsWith(contentDir) ? file : join(contentDir, file)),
    ),
  }
}

/** What the texts are compared with. */
interface CheckedSite extends Pick<Site, 'pages' | 'facts'> {
  clinic: Pick<Clinic, 'lines'>
}

/** The checks that look at one text or page at a time. The studio runs them on the files that change. */
export function checkTexts({ pages, shared }: SiteCopy, site: CheckedSite, rules: CopyRules): CopyChecks {
  const all = [...pages, ...shared]
  // The other shared files define figures.
  const quoting = [...pages, ...shared.filter(({ file }) => /navigation|messages|glossary/.test(file))]
  return {
    'Figures come from facts.yaml': figureProblems(quoting, rules, site),
    'No refused claims': refusedProblems(all, rules),
    'Canadian spelling': spellingProblems(all, rules),
    'Marks are not visible': markProblems(all),
    'Only a named person reviews': reviewClaimProblems(all, site.pages),
    'Facts in words come from facts.yaml': typedFactProblems(pages, site.facts),
    'One reply time on a page': replyTimeProblems(pages, site.facts),
  }
}

/**
 * The checks that need all texts: a problem for each repeated page, each fact that no text uses, and each exception
 * that no text needs.
 */
export function checkAcross(
  { pages, shared }: SiteCopy,
  { facts }: Pick<Site, 'facts'>,
  { allowed }: CopyRules,
  sourceOf: (file: string) => SourceFile,
): CopyChecks {
  const texts = [...pages, ...shared].flatMap((file) => file.texts)
  // One long text is searched ten times faster than thousands of short ones.
  const raw = texts.map((text) => text.raw).join('\n')
  const authored = texts.map((text) => text.authored).join('\n')
  const problemsFor = (file: string, unused: readonly string[], message: string) =>
    unused.map((name) => {
      const source = sourceOf(file)
      return { file: source.file, line: lineOf(source, [name]), field: name, message }
    })
  const unusedFacts = Object.keys(facts).filter((name) => !raw.includes(`{facts.${name}}`))
  const unneeded = allowed.flatMap(({ phrases }) => phrases).filter((phrase) => !authored.includes(phrase))
  return {
    'No page repeats another': repeatedPages(pages, sourceOf),
    'Every fact and exception is used': [
      ...problemsFor('facts.yaml', unusedFacts, 'No page uses this fact. Use it, or remove it.'),
      ...problemsFor('copy-rules.yaml', unneeded, 'No text needs this exception. Remove it from `allowed`.'),
    ],
  }
}
