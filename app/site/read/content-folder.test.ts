import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from './examples.server.ts'
import { ContentError } from '../../yaml/problems.ts'
import { adviceFor, contentKindOf, isOrdinary } from './content-folder.server.ts'
import { siteReader } from './site.server.ts'

let folder: string
let outside: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  outside = mkdtempSync(join(tmpdir(), 'outside-'))
  cpSync(EXAMPLE_CLINIC, folder, { recursive: true })
  cpSync(EXAMPLE_CLINIC, outside, { recursive: true })
})
afterEach(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true })
})

/** Puts a link to the same name outside in the place of a file or folder. */
function link(name: string, target = join(outside, name)): void {
  rmSync(join(folder, name), { recursive: true, force: true })
  symlinkSync(target, join(folder, name))
}

function pipe(name: string): void {
  rmSync(join(folder, name), { force: true })
  execFileSync('mkfifo', [join(folder, name)])
}

const moved = (name: string) => {
  renameSync(join(folder, name), join(folder, `${name}.real`))
  link(name, `${name.split('/').at(-1)}.real`)
}

test.each<[string, file: string, change: (file: string) => void]>([
  ['a picture that is a link to a file outside', 'images/chair.webp', link],
  ['a picture that no page uses', 'images/secret.webp', (file) => link(file, '/etc/passwd')],
  ['the folder of pages', 'pages', link],
  ['a link to another file of the content', 'images/chair.webp', moved],
  ['a link that leads nowhere', 'images/chair.webp', (file) => link(file, 'nowhere.webp')],
  ['a pipe as a page', 'pages/care.yaml', pipe],
  ['a device as a picture', 'images/chair.webp', (file) => link(file, '/dev/zero')],
])('%s is refused with its file and what to do, and not read', async (_what, file, change) => {
  const read = siteReader(folder)
  await read()
  change(file)
  const found = await read().catch((error: unknown) => error)
  expect(found).toBeInstanceOf(ContentError)
  const { problems } = found as ContentError
  expect(problems.map((problem) => ({ ...problem, file: relative(folder, problem.file) }))).toContainEqual({
    file,
    line: 1,
    field: '',
    message: expect.stringContaining('put the file itself here, or remove this') as string,
  })
  expect(isOrdinary(folder, file)).toBe(false)
})

test.each([
  ['pages/Contact Us.yaml', 'Rename it to pages/contact-us.yaml, or'],
  ['pages/parking.yml', 'Rename it to pages/parking.yaml, or'],
  ['pages/Über uns.YAML', 'Rename it to pages/uber-uns.yaml, or'],
  ['parking.yaml', 'Rename it to pages/parking.yaml, or'],
  ['drawings/Knee.svg', 'Rename it to drawings/knee.svg, or'],
  ['Mark.svg', 'Rename it to mark.svg, or'],
  ['acceptance/photo.jpg', 'Pages are pages/NAME.yaml'],
  ['images/photo.jpg', 'pictures images/NAME.webp'],
  ['images/rooms/chair.webp', 'pictures images/NAME.webp'],
  ['pages/aux.yaml', 'Windows keeps the name "aux" for a device. Rename this file'],
  ['pages/con/care.yaml', 'Windows keeps the name "con" for a device. Rename this file'],
  ['pages/care.yaml.orig', 'Pages are pages/NAME.yaml'],
])('%s is no content, and its author reads what to do', (name, advice) => {
  expect(contentKindOf(name)).toBeUndefined()
  expect(adviceFor(name)).toContain(advice)
})

test('another file is named, with what to do, and is not part of the site', async () => {
  const read = siteReader(folder)
  await read()
  const file = join(folder, 'pages/care.yaml.orig')
  cpSync(join(folder, 'pages/care.yaml'), file)
  const found = await read().catch((error: unknown) => error)
  expect((found as ContentError).problems).toEqual([
    { file, line: 1, field: '', message: adviceFor('pages/care.yaml.orig') },
  ])
})

test('documents, acceptance tests and what editors leave are not content, and nobody is told', async () => {
  const beside = ['.DS_Store', 'pages/._care.yaml', 'pages/.care.yaml.swp', 'pages/care.yaml~', 'pages/#care.yaml#']
  mkdirSync(join(folder, 'acceptance/table'), { recursive: true })
  const acceptance = ['specification.md', 'search.test.ts', 'phrases.yaml', 'table/site.ts'].map(
    (name) => `acceptance/${name}`,
  )
  for (const name of [...beside, ...acceptance, 'README.md', 'writing.md', 'pages/4913', 'images/Thumbs.db'])
    writeFileSync(join(folder, name), '[')
  await expect(siteReader(folder)()).resolves.toBeDefined()
})

test('a content folder that is a link is refused', async () => {
  const linked = `${folder}-link`
  symlinkSync(outside, linked)
  await expect(siteReader(linked)()).rejects.toThrow('This is a link or a device')
  rmSync(linked)
})

test('a file may be written where there is none, but not below a file or a link', () => {
  writeFileSync(join(folder, 'pages/file'), '')
  link('pages/elsewhere', outside)
  expect(['pages/new.yaml', 'pages/new/new.yaml'].map((name) => isOrdinary(folder, name))).toEqual([true, true])
  expect(['pages/file/new.yaml', 'pages/elsewhere/new.yaml'].map((name) => isOrdinary(folder, name))).toEqual([
    false,
    false,
  ])
})
