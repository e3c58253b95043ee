// The texts of the content: of each page, and of each file with words that pages share.
import { basename, join } from 'node:path'
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { Problem, SourceFile } from '../../app/yaml/problems.ts'
import type { Site } from '../../app/site/read/site.ts'
import { fillText, tokenValues, type TokenValues } from '../../app/yaml/tokens.ts'
import { parseYaml } from '../../app/yaml/yaml-file.ts'
import { parseRichText, plainText } from '../../app/schema/rich-text.ts'

export interface CopyText {
  file: string
  line: number
  /** Names and positions from the top of the file: `sections.2.cards.0.title`. */
  field: string
  /** The text in the file, with marks and tokens. */
  raw: string
  /** The author's words: without marks and addresses, and with … for each token. */
  authored: string
  /** What a visitor reads: without marks and addresses, with tokens filled. */
  read: string
}

/** The texts of one file. Only a page has a `path`. */
export interface CopyFile {
  file: string
  path?: string
  texts: readonly CopyText[]
  /** Values of fields that visitors do not read, such as names of pictures. */
  names: ReadonlySet<string>
}

export interface SiteCopy {
  pages: readonly CopyFile[]
  shared: readonly CopyFile[]
}

/** Files with texts that pages share. The second item names the fields that visitors see, unless they see all. */
const SHARED: readonly (readonly [string, string?])[] = [
  ['navigation.yaml'],
  ['messages.yaml'],
  ['clinic.yaml', 'description does crisis'],
  ['treatments.yaml', 'name benefit harm cost'],
  ['urgent-signs.yaml', 'sign'],
  ['replies.yaml', 'question answer next cost profession'],
  ['search.yaml', 'text note title name who advice words'],
  ['glossary.yaml', 'means'],
  ['images.yaml', 'alt'],
  ['facts.yaml', 'value'],
]

/** Fields with names, addresses, dates or choices. All other fields are texts, so that new fields are checked too. */
const NOT_TEXT = new Set(
  (
    'path parent formerPaths canonical link buttonLink ctaLink image picture portrait ogImage ' +
    'icon colour tone side layout design drawing type id form kind twitterCard reviewed nextReview ' +
    'sample treatment treatments roles urgent signs reply signedBy'
  ).split(' '),
)

/** The texts of the site that was read from `contentDir`. */
export function readCopy(site: Pick<Site, 'clinic' | 'facts' | 'files'>, contentDir: string): SiteCopy {
  const tokens = tokenValues(site.clinic, site.facts)
  return {
    pages: [...site.files].map(([path, file]) => pageCopy(parseYaml(file), tokens, path)),
    shared: SHARED.map(([name]) => sharedCopy(parseYaml(join(contentDir, name)), tokens)),
  }
}

/** The copy of a page. Its path is undefined while it is not valid. */
export function pageCopy(source: SourceFile, tokens: TokenValues, path: string | undefined): CopyFile {
  const texts = textsOf(source, tokens)
  return { file: source.file, ...(path !== undefined && { path }), texts, names: namesIn(source) }
}

/** The texts of a shared file that visitors see. */
export function sharedCopy(source: SourceFile, tokens: TokenValues): CopyFile {
  const entry = SHARED.find(([name]) => basename(source.file) === name)
  const only = entry?.[1]?.split(' ')
  const isShown = ({ field }: CopyText) => !only || only.includes(nameOf(field.split('.')))
  const texts = entry ? textsOf(source, tokens).filter(isShown) : []
  return { file: source.file, texts, names: namesIn(source) }
}

/** Every text of `source`. */
function textsOf(source: SourceFile, tokens: TokenValues): CopyText[] {
  const found = collect(source.document.contents, []).filter(({ field }) => !NOT_TEXT.has(nameOf(field)))
  return found.map(({ node, field }) => {
    const raw = node.value
    return {
      file: source.file,
      line: source.lines.linePos(node.range?.[0] ?? 0).line,
      field: field.join('.'),
      raw,
      authored: withoutMarks(raw).replace(/\{\w+\.\w+\}/g, '…'),
      read: withoutMarks(fillText(raw, tokens)),
    }
  })
}

/** Values of the fields of `source` that visitors do not read. */
function namesIn(source: SourceFile): Set<string> {
  const found = collect(source.document.contents, []).filter(({ field }) => NOT_TEXT.has(nameOf(field)))
  return new Set(found.map(({ node }) => node.value))
}

/** A problem for each text for which `messageOf` returns a message. */
export function problemsIn(
  files: readonly CopyFile[],
  messageOf: (text: CopyText) => string | false | undefined,
): Problem[] {
  return files.flatMap(({ texts }) =>
    texts.flatMap((text) => {
      const message = messageOf(text)
      return message ? [{ file: text.file, line: text.line, field: text.field, message }] : []
    }),
  )
}

interface Found {
  node: Scalar<string>
  field: readonly string[]
}

/** Every scalar text in `node`, which is at `field`. */
function collect(node: unknown, field: readonly string[]): Found[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => collect(item, [...field, String(index)]))
  // An entry with a publisher is a public source, whose words are not the clinic's.
  if (isMap(node) && !node.has('publisher'))
    return node.items.flatMap(({ key, value }) => {
      return collect(value, [...field, String((key as Node | null)?.toJSON() ?? '')])
    })
  const isText = isScalar(node) && typeof node.value === 'string'
  return isText ? [{ node: node as Scalar<string>, field }] : []
}

/** Name of the field that a text belongs to: `items` for `items.3`. */
function nameOf(field: readonly string[]): string {
  return field.findLast((part) => !/^\d+$/.test(part)) ?? ''
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
