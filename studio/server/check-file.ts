// Checks one text while somebody types: its YAML, its fields, tokens and links, and the copy rules that need no other
// page. It is the code that the build runs.
import { tokenValues } from '../../app/content/read/tokens.ts'
import { checkTexts } from '../../checks/copy/check-copy.ts'
import { sharedCopy, textsOf, type CopyFile } from '../../checks/copy/copy-text.ts'
import { lengthLimits, wordsOn } from '../../checks/copy/length.ts'
import type { CheckResult } from '../protocol.ts'
import { fieldProblems, pathOfField } from './fields.ts'
import { kindOf } from './files.ts'
import { parseText } from '../../app/content/read/yaml-file.ts'
import type { LiveSite } from './live-site.ts'

/** Puts the text into the live site and returns its problems. */
export async function checkFile(live: LiveSite, name: string, text: string): Promise<CheckResult> {
  const { problems, isShown } = await live.show(name, text)
  const copy = copyOf(live, name, text)
  const found = [
    ...fieldProblems(problems, { blocksSaving: true }),
    ...(copy && isShown ? copyProblems(live, copy) : []),
  ]
  const page = kindOf(name) === 'page' ? live.pageOf(name) : undefined
  const counted = page && copy ? { counts: { words: wordsOn(copy) }, limits: lengthLimits(page) } : {}
  return {
    problems: found,
    isPreviewed: isShown,
    ...(page && { path: page.path }),
    ...counted,
    texts: copy?.texts.map(({ field, read }) => ({ path: pathOfField(field), read })) ?? [],
  }
}

/** The texts of the file, if it can be read. Only pages have a path. */
function copyOf(live: LiveSite, name: string, text: string): CopyFile | undefined {
  const source = parseText(name, text)
  if (source.document.errors.length > 0) return undefined
  const { clinic, facts } = live.shared()
  const tokens = clinic && facts ? tokenValues(clinic, facts) : new Map()
  if (kindOf(name) !== 'page') return sharedCopy(source, tokens)
  const { path } = (source.document.toJS() ?? {}) as { path?: string }
  return { file: name, ...(path && { path }), texts: textsOf(source, tokens) }
}

function copyProblems(live: LiveSite, copy: CopyFile) {
  const rules = live.shared()['copy-rules']
  if (!rules) return []
  const isPage = kindOf(copy.file) === 'page'
  const checks = checkTexts({ pages: isPage ? [copy] : [], shared: isPage ? [] : [copy] }, live.site(), rules)
  return Object.entries(checks).flatMap(([check, problems]) =>
    fieldProblems(problems, { check, blocksSaving: false }),
  )
}
