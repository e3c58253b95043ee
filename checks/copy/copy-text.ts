// The texts of a content file: where each stands, how its author wrote it, and how a visitor reads it.
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { SourceFile } from '../../app/content/problems.ts'
import { parseRichText, plainText } from '../../app/content/rich-text.ts'
import { fillTokens, type TokenValues } from '../../app/content/tokens.ts'

export interface CopyText {
  file: string
  line: number
  /** Names and positions from the top of the file: `sections.2.cards.0.title`. */
  field: string
  /** As it stands in the file. */
  raw: string
  /** Its own words: without marks, addresses and tokens. */
  authored: string
  /** What a visitor reads: without marks and addresses, tokens filled. */
  read: string
  /** Running text, which a reading grade can be measured on; not a heading, a label or a button. */
  prose: boolean
}

/** The texts of one file; `path` where the file is a page. */
export interface CopyFile {
  file: string
  path?: string
  texts: readonly CopyText[]
}

/** Fields that hold names, addresses, dates or choices. What isn't named here counts as text, so that a new field is checked too. */
const NOT_TEXT = new Set(
  'path parent formerPaths canonical link buttonLink ctaLink image picture wide tall ogImage twitterCard icon type ground form id kind side safety colour reviewed nextReview sample'.split(
    ' ',
  ),
)

/** Fields of running text. `text` is a button's where a `link` stands beside it. */
const PROSE = new Set('lede description text answer paragraphs items bio steps symptoms note numbers'.split(' '))

interface Found {
  node: Scalar<string>
  field: readonly (string | number)[]
  prose: boolean
}

/** Every text of `source`, in order. Fills the tokens of `source` in place. `only` names the fields to read; all texts when left out. */
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
    // A source: the words are its publisher's, not the clinic's.
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
