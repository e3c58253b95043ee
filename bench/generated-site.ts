// A copy of the project with more pages than the clinic has: each page of content/ again and again under other paths, in a folder of its own.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseDocument } from 'yaml'

/** What a build reads. */
const READ = [
  'app',
  'content',
  'scripts',
  'server',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Makes the copy with `count` pages and gives its folder. */
export function generateSite(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), `site-of-${count}-`))
  for (const each of READ) cpSync(each, join(folder, each), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const files = globSync('content/pages/**/*.yaml').sort()
  const more = join(folder, 'content/pages/generated')
  mkdirSync(more)
  for (let index = 0; index < count - files.length; index++) {
    const file = files[index % files.length] ?? ''
    const round = Math.floor(index / files.length) + 2
    writeFileSync(join(more, `${round}-${basename(file)}`), anotherPage(readFileSync(file, 'utf8'), round))
  }
  return folder
}

/** The page in `yaml` under a path, a title and a description of its own. */
export function anotherPage(yaml: string, round: number): string {
  const document = parseDocument(yaml)
  const path = String(document.get('path'))
  document.set('path', `/round-${round}${path === '/' ? '/home' : path}`)
  document.deleteIn(['formerPaths'])
  document.deleteIn(['seo', 'canonical'])
  for (const field of ['title', 'description']) {
    const text = String(document.getIn(['seo', field]))
    const mark = `${round} `
    document.setIn(
      ['seo', field],
      mark + text.slice(0, Math.max(0, text.length - mark.length)).replace(/\{[^}]*$/, ''),
    )
  }
  return document.toString({ lineWidth: 0 })
}
