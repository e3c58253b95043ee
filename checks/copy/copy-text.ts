// The texts of a content file, each with its place, as the author wrote it and as a visitor reads it.
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { SourceFile } from '../../app/content/problems.ts'
import { parseRichText, plainText } from '../../app/content/rich-text.ts'
import { fillTokens, type TokenValues } from '../../app/content/tokens.ts'

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
const NOT_TEXT = new Set(
  [
    'path parent formerPaths canonical link buttonLink ctaLink image picture wide tall ogImage icon colour ground',
    'side type id form kind safety twitterCard reviewed nextReview sample',
  ].flatMap((names) => names.split(' ')),
)

/** Fields of running text. A `text` beside a `link` belongs to a button and is none. */
const PROSE = new Set('lede description text answer paragraphs items bio steps symptoms note numbers'.split(' '))

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

function collect(node: unknown, field: readonly (string | number)[], prose: boolean): Found[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => collect(item, [...field, index], prose))
  if (isMap(node)) {
    // This is a public source: its words are the publisher's, not the clinic's.
    if (node.has('publisher')) return []
    return node.items.flatMap(({ key, value }) => {
      const name = String((key as Node | null)?.toJSON() ?? '')
      const forSearch = field.length === 0 && (name === 'seo' || name === 'search')
      return collect(value, [...field, name], prose && !forSearch && !(name === 'text' && node.has('link')))
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
