// Checks the whole site with every unsaved text: fields, tokens, links, and the copy. It is the code that the build
// runs. The copy of a file is checked again only after a change of the file, the clinic, the facts or the rules.
import { setTimeout } from 'node:timers/promises'
import type { Problem } from '../../app/yaml/problems.ts'
import { tokenValues } from '../../app/yaml/tokens.ts'
import { checkAcross, checkTexts, type CopyChecks } from '../../checks/copy/check-copy.ts'
import { lengthLimits, wordsOn } from '../../checks/copy/length.ts'
import { pageCopy, sharedCopy, type CopyFile } from '../../checks/copy/copy-text.ts'
import type { FieldPath } from '../values/path.ts'
import type { FieldProblem, ShownFile } from '../protocol.ts'
import { fileNames, kindOf } from './files.ts'
import type { LiveSite } from './live-site.ts'

interface CheckedCopy {
  /** What the copy was checked with. */
  inputs: readonly unknown[]
  copy: CopyFile
  problems: readonly FieldProblem[]
}

export class SiteCheck {
  readonly #live: LiveSite
  readonly #checked = new Map<string, CheckedCopy>()

  constructor(live: LiveSite) {
    this.#live = live
  }

  /** Every problem of the site. Other requests are answered in between, so that the preview does not wait. */
  async problems(): Promise<FieldProblem[]> {
    for (const name of fileNames(this.#live.root)) {
      this.#copyOf(name)
      await setTimeout(2)
    }
    const live = this.#live
    const ofFields = fieldProblems(live.problems)
    if (!live.shared('facts') || !live.shared('copy-rules')) return ofFields
    const checked = fileNames(live.root).flatMap((name) => this.#copyOf(name) ?? [])
    const copies = checked.map(({ copy }) => copy)
    const all = Object.groupBy(copies, ({ path }) => (path === undefined ? 'shared' : 'pages'))
    const across = checkAcross({ pages: [], shared: [], ...all }, (file) =>
      live.sourceOf(file.startsWith('content/') ? file : `content/${file}`),
    )
    const ofFiles = checked.flatMap(({ problems }) => problems)
    return [...ofFields, ...ofFiles, ...copyProblems(across)]
  }

  /** What a visitor reads of a page, and how long that is. The live page shows no texts of other files. */
  shown(name: string): ShownFile {
    const page = this.#live.pageOf(name)
    const { copy } = (page && this.#copyOf(name)) ?? {}
    const texts = copy?.texts.map(({ field, read }) => ({ path: pathOfField(field), read })) ?? []
    return { texts, ...(copy && page && { length: { words: wordsOn(copy), most: lengthLimits(page).words } }) }
  }

  /** The copy of a file. Undefined if it is not YAML, or if a file that every page needs has never been valid. */
  #copyOf(name: string): CheckedCopy | undefined {
    const live = this.#live
    const file = live.fileOf(name)
    const [clinic, facts, rules] = [live.shared('clinic'), live.shared('facts'), live.shared('copy-rules')]
    if (!file || file.yamlErrors.length > 0 || !clinic || !facts || !rules) return undefined
    const inputs = [file.source, file.isValid, clinic, facts, rules]
    const known = this.#checked.get(name)
    if (known && inputs.every((input, index) => input === known.inputs[index])) return known
    const { source } = file
    const tokens = tokenValues(clinic, facts)
    const isPage = kindOf(name) === 'page'
    const { path } = (file.content ?? {}) as { path?: string }
    const copy = isPage ? pageCopy(source, tokens, path) : sharedCopy(source, tokens)
    const page = live.pageOf(name)
    const around = { pages: new Map(page && [[page.path, page]]), facts, clinic }
    const checks = checkTexts({ pages: isPage ? [copy] : [], shared: isPage ? [] : [copy] }, around, rules)
    const checked = { inputs, copy, problems: file.isValid ? copyProblems(checks) : [] }
    this.#checked.set(name, checked)
    return checked
  }
}

function copyProblems(checks: CopyChecks): FieldProblem[] {
  return Object.values(checks).flatMap((problems) => fieldProblems(problems, false))
}

/** Problems as the browser gets them. Only problems of the copy do not stop saving. */
export function fieldProblems(problems: readonly Problem[], blocksSaving = true): FieldProblem[] {
  return problems.map(({ file, field, message }) => ({
    file,
    // An exception of the copy rules is named by its words, not by a field.
    path: file.endsWith('copy-rules.yaml') && !blocksSaving ? '' : pathOfField(field),
    message: staffWords(message),
    blocksSaving,
  }))
}

/** `sections.2.title` as a path. */
function pathOfField(field: string): FieldPath {
  return field.replaceAll('.', '/')
}

/**
 * The messages of checks are for authors of files. Staff read the same with the button to press instead. Each pattern
 * is a message, or the end of one.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^The token \{\w+\.(\w+)\} has no value\..*/,
    'There is no checked figure “$1”. Press “Checked figure”, and choose one.',
  ],
  [
    /^These figures are typed in: (.*)\. (?:Use|Write) \{.*/,
    '$1: this is a figure. Press “Checked figure”, and choose it from the checked figures.',
  ],
  [/^"(.*)" is a fact\. Use .*/, '“$1” is a checked figure. Press “Checked figure”, and choose it.'],
  [/^(".+"): Write \{.*/, '$1: the site knows these words. Press “Checked figure”, and choose them.'],
  [/^No page uses the .*/, 'Nothing on the site uses this. Use it, or ask your engineer to remove it.'],
  [/ or add the word to content\/.*/, ' or ask your engineer to allow the word.'],
  [/^No page has the address ([^.]+)\..*/, 'This link leads nowhere: $1. Choose a page.'],
  [/^(?:No .*? is named ""|Write the name of a ).*/, 'Nothing is chosen yet. Press the button, and choose one.'],
  [/ They are listed in content\/.*/, ' Press the button, and choose one.'],
  [/ (?:Give it that id, or remove the anchor|Give the section that id, or link to another)\.$/, ' Choose a page.'],
  [/^Two sections have the id .*/, 'Two sections have the same name for links. Ask your engineer.'],
]

/** What staff read instead of the message of a check. */
function staffWords(message: string): string {
  return WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words), message)
}
