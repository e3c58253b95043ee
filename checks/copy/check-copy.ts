// Checks the copy (the words of the content) of the whole site.
import { join } from 'node:path'
import type { Problem } from '../../app/yaml/problems.ts'
import type { Site } from '../../app/site/read/site.ts'
import { parseYaml } from '../../app/yaml/yaml-file.ts'
import { markProblems, refusedProblems, replyTimeProblems, reviewClaimProblems } from './claims.ts'
import { readCopy, type SiteCopy } from './copy-text.ts'
import { repeatedPages } from './repeated-pages.ts'
import { figureProblems, typedFactProblems } from './figures.ts'
import { readCopyRules, type CopyRules } from './rules.ts'
import { spellingProblems } from './spelling.ts'
import { unusedDrawings, unusedProblems, type Read } from './unused.ts'

/** Problems by the name of the check; a check without problems has an empty list. */
export type CopyChecks = Record<string, Problem[]>

/** All checks of the copy of a site. */
export function checkCopy(site: Site, contentDir: string): CopyChecks {
  const copy = readCopy(site, contentDir)
  const rules = readCopyRules(contentDir)
  return {
    ...checkTexts(copy, site, rules),
    ...checkAcross(copy, (file) => {
      const source = parseYaml(file.startsWith(contentDir) ? file : join(contentDir, file))
      return { source, content: source.document.toJS() as unknown }
    }),
    // The studio does not check this, because staff cannot remove a drawing.
    'Every drawing is used': unusedDrawings(copy, site.references.drawings.keys(), contentDir),
  }
}

/** The checks that look at one text or page at a time. The studio runs them on the files that change. */
export function checkTexts(
  { pages, shared }: SiteCopy,
  site: Pick<Site, 'pages' | 'facts' | 'clinic'>,
  rules: CopyRules,
): CopyChecks {
  const all = [...pages, ...shared]
  // The other shared files define figures.
  const quoting = [...pages, ...shared.filter(({ file }) => /navigation|messages|glossary/.test(file))]
  return {
    'Figures come from facts.yaml': figureProblems(quoting, rules, site),
    'No refused claims': refusedProblems(all, rules),
    'Canadian spelling': spellingProblems(all, rules, site.clinic),
    'Marks are not visible': markProblems(all),
    'Only a named person reviews': reviewClaimProblems(all, site.pages),
    'Facts in words come from facts.yaml': typedFactProblems(pages, site.facts),
    'One reply time on a page': replyTimeProblems(pages, site.facts),
  }
}

/** The checks that need all texts: repeated pages, and what nothing uses. */
export function checkAcross(copy: SiteCopy, read: (file: string) => Read): CopyChecks {
  return {
    'No page repeats another': repeatedPages(copy.pages, (file) => read(file).source),
    'Everything is used': unusedProblems(copy, read),
  }
}
