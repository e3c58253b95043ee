// Checks the whole site with every unsaved text: fields, tokens, links, and the copy. It is the code that the build
// runs. The copy of a file is checked again only after a change of the file, the clinic, the facts or the rules.
import { setImmediate } from 'node:timers/promises'
import {
  checkAcross,
  checkTexts,
  pageCopy,
  pagePathOf,
  sharedCopy,
  tokenValues,
  wordLimit,
  wordsOn,
  type CopyChecks,
  type CopyFile,
  type Problem,
} from '../site/server.ts'
import type { FieldPath } from '../values/path.ts'
import type { FieldProblem, ShownFile } from '../protocol.ts'
import { fileNames, kindOf } from './files.ts'
import type { LiveSite } from './live-site.ts'

export class SiteCheck {
  readonly #live: LiveSite
  readonly #copies = new Map<string, Made<CopyFile>>()
  readonly #problems = new Map<string, Made<readonly FieldProblem[]>>()

  constructor(live: LiveSite) {
    this.#live = live
  }

  /** Every problem of the site. Other requests are answered in between, so that the preview does not wait. */
  async problems(): Promise<FieldProblem[]> {
    const live = this.#live
    for (const name of fileNames(live.root)) {
      const known = this.#problems.get(name)
      this.#problemsOf(name)
      if (this.#problems.get(name) !== known) await setImmediate()
    }
    const ofCopy = fileNames(live.root).flatMap((name) => this.#problemsOf(name))
    return [...fieldProblems(live.problems()), ...ofCopy, ...copyProblems(this.#across())]
  }

  /** What nothing uses, such as an exception for a page that is gone. */
  unused(): Problem[] {
    return this.#across()['Everything is used'] ?? []
  }

  #across(): CopyChecks {
    const live = this.#live
    if (!live.shared('facts') || !live.shared('copy-rules')) return {}
    // The search has new pages last, so that the problem of a copy is not said of the page it began with.
    const places = new Map(live.shared('search')?.pages.map(({ page }, index) => [pagePathOf(page), index]))
    const placeOf = ({ path = '' }: CopyFile) => places.get(path) ?? 0
    const copies = fileNames(live.root)
      .flatMap((name) => this.#copyOf(name) ?? [])
      .sort((a, b) => placeOf(a) - placeOf(b))
    const all = Object.groupBy(copies, ({ path }) => (path === undefined ? 'shared' : 'pages'))
    return checkAcross({ pages: [], shared: [], ...all }, (file) =>
      live.sourceOf(file.startsWith('content/') ? file : `content/${file}`),
    )
  }

  /** What a visitor reads of a page, and how long that is. The live page shows no texts of other files. */
  shown(name: string): ShownFile {
    const page = this.#live.pageOf(name)
    const copy = page && this.#copyOf(name)
    const texts = copy?.texts.map(({ field, read }) => ({ path: pathOfField(field), read })) ?? []
    return { texts, ...(copy && { length: { words: wordsOn(copy), most: wordLimit(page) } }) }
  }

  /** The copy of a file. Undefined if it is not YAML, or if a file that every page needs has never been valid. */
  #copyOf(name: string): CopyFile | undefined {
    const { file, clinic, facts } = this.#inputsOf(name)
    if (!file || file.yamlErrors.length > 0 || !clinic || !facts) return undefined
    return madeOnce(this.#copies, name, [file.source, clinic, facts], () => {
      const tokens = tokenValues(clinic, facts)
      const { path } = (file.content ?? {}) as { path?: string }
      return kindOf(name) === 'page' ? pageCopy(file.source, tokens, path) : sharedCopy(file.source, tokens)
    })
  }

  /** The problems of the copy of a file. None while its fields have some. */
  #problemsOf(name: string): readonly FieldProblem[] {
    const { file, clinic, facts, rules } = this.#inputsOf(name)
    const copy = this.#copyOf(name)
    if (!copy || !file?.isValid || !clinic || !facts || !rules) return []
    return madeOnce(this.#problems, name, [copy, rules], () => {
      const page = this.#live.pageOf(name)
      const around = { pages: new Map(page && [[page.path, page]]), facts, clinic }
      return copyProblems(checkTexts({ pages: page ? [copy] : [], shared: page ? [] : [copy] }, around, rules))
    })
  }

  #inputsOf(name: string) {
    const live = this.#live
    const [clinic, facts, rules] = [live.shared('clinic'), live.shared('facts'), live.shared('copy-rules')]
    return { file: live.fileOf(name), clinic, facts, rules }
  }
}

interface Made<Value> {
  from: readonly unknown[]
  value: Value
}

/** What `make` made for the name from the same things, or makes now. */
function madeOnce<Value>(
  all: Map<string, Made<Value>>,
  name: string,
  from: readonly unknown[],
  make: () => Value,
): Value {
  const known = all.get(name)
  if (known && from.every((each, index) => each === known.from[index])) return known.value
  const value = make()
  all.set(name, { from, value })
  return value
}

function copyProblems(checks: CopyChecks): FieldProblem[] {
  return Object.values(checks).flatMap((problems) => fieldProblems(problems, false))
}

/** Problems as the browser gets them. Only problems of the copy do not stop saving. */
export function fieldProblems(problems: readonly Problem[], blocksSaving = true): FieldProblem[] {
  return problems.map(({ file, field, message }) => ({
    file,
    path: pathOfField(field),
    message: staffWords(message),
    blocksSaving,
  }))
}

/** `sections.2.title` as a path. */
export function pathOfField(field: string): FieldPath {
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
  [/^Visitors would see "[{}].*/, 'Visitors would see these braces. Remove them, or press “Checked figure”.'],
  [/^"(.*)" is a fact\. Use .*/, '“$1” is a checked figure. Press “Checked figure”, and choose it.'],
  [/^(".+"): Write \{.*/, '$1: the site knows these words. Press “Checked figure”, and choose them.'],
  [/ Remove it from `(?:allowed|spelling)`\.$/, ' Remove it here, or ask your engineer.'],
  [/^No page uses the .*/, 'Nothing on the site uses this. Use it, or remove it.'],
  [/ or add the word to content\/.*/, ' or ask your engineer to allow the word.'],
  [/^No page has the address ([^.]+)\..*/, 'This link leads nowhere: $1. Choose a page.'],
  [/^(?:No .*? is named ""|Write the name of a ).*/, 'Nothing is chosen yet. Press the button, and choose one.'],
  [/ They are listed in content\/.*/, ' Press the button, and choose one.'],
  [/ (?:Give it that id, or remove the anchor|Give the section that id, or link to another)\.$/, ' Choose a page.'],
  [/^(The field is missing|Nothing is here)\. (?:Add|Write) (?!one of).*/, '$1. Fill it in.'],
  [/^Two sections have the id .*/, 'Two sections have the same name for links. Ask your engineer.'],
]

/** What staff read instead of the message of a check. */
function staffWords(message: string): string {
  return WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words), message)
}
