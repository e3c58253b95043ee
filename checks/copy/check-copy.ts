// Checks the copy (the words of the content) of the whole site.
import { join } from 'node:path'
import { lineOf, type Problem } from '../../app/content/check/problems.ts'
import type { Site } from '../../app/content/read/site.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'
import { markProblems, refusedProblems, replyTimeProblems, reviewClaimProblems } from './claims.ts'
import { readCopy, type SiteCopy } from './copy-text.ts'
import { figureProblems, typedFactProblems } from './figures.ts'
import { readCopyRules, type CopyRules } from './rules.ts'
import { spellingProblems } from './spelling.ts'

/** Problems by the name of the check; a check without problems has an empty list. */
export type CopyChecks = Record<string, Problem[]>

export function checkCopy(site: Site, contentDir: string): CopyChecks {
  const copy = readCopy(site, contentDir)
  const rules = readCopyRules(contentDir)
  return {
    ...checkTexts(copy, site, rules),
    'Every fact and exception is used': unused(copy, site, rules, contentDir),
  }
}

/** The checks that look at one text or page at a time. The studio runs them while the author types. */
export function checkTexts(
  { pages, shared }: SiteCopy,
  site: Pick<Site, 'pages' | 'facts'>,
  rules: CopyRules,
): CopyChecks {
  const all = [...pages, ...shared]
  // The other shared files define figures.
  const quoting = [...pages, ...shared.filter(({ file }) => /navigation|messages|glossary/.test(file))]
  return {
    'Figures are quoted from facts.yaml': figureProblems(quoting, rules),
    'Facts in words are quoted from facts.yaml': typedFactProblems(pages, site.facts),
    'No refused claims': refusedProblems(all, rules),
    'Canadian spelling': spellingProblems(all, rules),
    'Marks are not visible': markProblems(all),
    'One reply time on a page': replyTimeProblems(pages, site.facts),
    'Only a named person reviews': reviewClaimProblems(all, site.pages),
  }
}

/** A problem for each fact that no text quotes, and for each exception that no text needs. */
function unused({ pages, shared }: SiteCopy, { facts }: Site, { allowed }: CopyRules, contentDir: string): Problem[] {
  const texts = [...pages, ...shared].flatMap((file) => file.texts)
  const notIn = (file: string, names: readonly string[], message: string, isUsed: (name: string) => boolean) => {
    const source = parseYaml(join(contentDir, file))
    const unusedNames = names.filter((name) => !isUsed(name))
    return unusedNames.map((name) => ({ file: source.file, line: lineOf(source, [name]), field: name, message }))
  }
  const exceptions = allowed.flatMap(({ phrases }) => phrases)
  return [
    ...notIn('facts.yaml', Object.keys(facts), 'No text quotes this fact. Quote it, or remove it.', (name) =>
      texts.some(({ raw }) => raw.includes(`{facts.${name}}`)),
    ),
    ...notIn('copy-rules.yaml', exceptions, 'No text needs this exception. Remove it from `allowed`.', (phrase) =>
      texts.some(({ authored }) => authored.includes(phrase)),
    ),
  ]
}
