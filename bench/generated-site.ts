// Copies of the project in which builds are timed: with the clinic's own pages, or with many more.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { copyProject } from '../cli/copy-project.ts'
import { PICTURES_DIR } from '../pipeline/output/folders.ts'

/** What a build does not read. */
const NOT_COPIED = ['docs', 'tests']

/**
 * Copies the project and adds copies of its pages until there are `count`. Returns the folder of the copy.
 * The pictures of an earlier copy with as many pages stay there: 5,400 share images take 20 minutes.
 */
export function generateSite(count: number): string {
  const folder = join(tmpdir(), `bench-site-of-${count}`)
  copyProject(folder, NOT_COPIED)
  removeOutput(folder)
  if (!existsSync(join(folder, PICTURES_DIR)) && existsSync(PICTURES_DIR))
    cpSync(PICTURES_DIR, join(folder, PICTURES_DIR), { recursive: true })
  addPages(folder, count)
  return folder
}

/** Removes what builds in `folder` have made, except the pictures. */
export function removeOutput(folder: string): void {
  for (const output of globSync('{.build,dist,.cache/*}', { cwd: folder }))
    if (output !== PICTURES_DIR) rmSync(join(folder, output), { recursive: true })
}

function addPages(folder: string, count: number): void {
  const files = globSync('content/pages/**/*.yaml', { cwd: folder }).sort()
  const target = join(folder, 'content/pages/generated')
  mkdirSync(target)
  const paths: string[] = []
  for (let index = 0; index < count - files.length; index++) {
    const file = files[index % files.length] ?? ''
    const copy = Math.floor(index / files.length) + 2
    const page = copyOfPage(readFileSync(join(folder, file), 'utf8'), copy)
    writeFileSync(join(target, `${copy}-${basename(file)}`), page)
    paths.push(String(parseDocument(page).get('path')))
  }
  const words = join(folder, 'content/search.yaml')
  const search = parse(readFileSync(words, 'utf8')) as { pages: object[] }
  search.pages.push(
    ...paths.map((page) => ({ page, words: ['one', 'two', 'three'].map((word) => `${word} ${page}`) })),
  )
  writeFileSync(words, stringify(search))
}

/** The page in `yaml` with another path, title and description, since these must be unique. */
function copyOfPage(yaml: string, copy: number): string {
  const document = parseDocument(yaml)
  const path = String(document.get('path'))
  document.set('path', pathOfCopy(path, copy))
  document.deleteIn(['formerPaths'])
  document.deleteIn(['seo', 'canonical'])
  for (const field of ['title', 'description']) {
    const text = String(document.getIn(['seo', field]))
    const prefix = `${copy} `
    // The text must not get longer, because its length is limited. The cut must not leave half a {token}.
    const rest = text.slice(0, Math.max(0, text.length - prefix.length)).replace(/\{[^}]*$/, '')
    document.setIn(['seo', field], prefix + rest)
  }
  return document.toString({ lineWidth: 0 })
}

function pathOfCopy(path: string, copy: number): string {
  return `/copy-${copy}${path === '/' ? '/home' : path}`
}
