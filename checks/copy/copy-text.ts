// Finds the texts of a content file. Each has its line and field, the author's words and the words that a visitor
// reads.
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { SourceFile } from '../../app/content/read/problems.ts'
import { parseRichText, plainText } from '../../app/content/schema/rich-text.ts'
import { fillTokens, type TokenValues } from '../../app/content/read/tokens.ts'

export interface CopyText {
  file: string
  line: number
  /** Names and positions from the top of the file: `sections.2.cards.0.title`. */
  field: string
  /** As it is in the file. */
  raw: string
  /** The author's words: without marks and addresses, and with … for each token. */
  authored: string
  /** What a visitor reads: without marks and addresses, with tokens filled. */
  read: string
  /** Whether it is running text, not a heading, a label or a button. Only running text has a reading grade. */
  prose: boolean
}

/** The texts of one file; `path` where the file is a page. */
export interface CopyFile {
  file: string
  path?: string
  texts: readonly CopyText[]
}

/** Fields with names, addresses, dates or choices. All other fields count as text, so new fields are checked too. */
const NOT_TEXT = wordSet(
  'path parent formerPaths canonical link buttonLink ctaLink image picture wide tall ogImage icon colour ground',
  'side half type id form kind safety twitterCard reviewed nextReview sample treatment treatments roles',
)

/** Fields of running text. A field `text` beside a field `link` is the text of a button, which is no running text. */
const PROSE = wordSet('lede description text answer paragraphs items bio steps symptoms note numbers')

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

interface Found {
  node: Scalar<string>
  field: readonly (string | number)[]
  prose: boolean
}

/** Every text of `source`, or those in the fields named in `only`. Fills the tokens of `source` in place. */
export function textsOf(source: SourceFile, tokens: TokenValues, only?: ReadonlySet<string>): CopyText[] {
  const found = collect(source.document.contents, [], true).filter(({ field }) => !only || only.has(nameOf(field)))
  const raws = found.map(({ node }) => node.value)
  fillTokens(source, tokens)
  return found.map(({ node, field, prose }, index) => {
    const raw = raws[index] ?? ''
    return {
      file: source.file,
      line: source.lines.linePos(node.range?.[0] ?? 0).line,
      field: field.join('.'),
      raw,
      authored: withoutMarks(raw).replace(/\{\w+\.\w+\}/g, '…'),
      read: withoutMarks(node.value),
      prose,
    }
  })
}

/** The texts inside `node`. `prose` is false inside a part that has no running text. */
function collect(node: unknown, field: readonly (string | number)[], prose: boolean): Found[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => collect(item, [...field, index], prose))
  if (isMap(node)) {
    // An entry with a publisher is a public source. Its words are not the clinic's.
    if (node.has('publisher')) return []
    return node.items.flatMap(({ key, value }) => {
      const name = String((key as Node | null)?.toJSON() ?? '')
      const isSearchData = field.length === 0 && (name === 'seo' || name === 'search')
      const isButtonText = name === 'text' && node.has('link')
      return collect(value, [...field, name], prose && !isSearchData && !isButtonText)
    })
  }
  if (!isScalar(node) || typeof node.value !== 'string') return []
  const name = nameOf(field)
  return NOT_TEXT.has(name) ? [] : [{ node: node as Scalar<string>, field, prose: prose && PROSE.has(name) }]
}

/** Name of the field that a text belongs to: `items` for `items.3`. */
function nameOf(field: readonly (string | number)[]): string {
  return String(field.findLast((part) => typeof part === 'string') ?? '')
}

function withoutMarks(text: string): string {
  return plainText(
    parseRichText(
      text,
      (href) => ({ href }),
      (words) => words,
    ),
  )
}
