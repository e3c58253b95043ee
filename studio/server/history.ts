// The last changes of a file, from git, and how one of them is taken back.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestOf } from '../protocol-requests.ts'
import { pathInWords } from '../schema/labels.ts'
import { contentOf, wordChanges } from '../schema/word-changes.ts'
import { merge } from '../yaml/merge.ts'
import { openYaml, withValue } from '../yaml/yaml-file.ts'
import { kindOf, pathOfFile, readText } from './files.ts'
import { changedFiles, handedOverFiles, tried } from './git.ts'
import { Refused } from './refused.ts'
import { schemaOf } from './schemas.ts'
import type { Studio } from './studio.ts'

const MOST_CHANGES = 15
const SEPARATOR = '\u001F'

/** The last changes of a file, the newest first, with the words before and after. */
export async function historyOf({ git, root }: Studio, name: string) {
  pathOfFile(root, name)
  const schema = schemaOf(kindOf(name))
  const format = ['%H', '%aI', '%an', '%s'].join('%x1f')
  const log = (await tried(git('log', `-n${MOST_CHANGES}`, `--format=${format}`, '--', name))) ?? ''
  const changes = log
    .split('\n')
    .filter(Boolean)
    .map(async (line) => {
      const [commit = '', at = '', author = '', subject = ''] = line.split(SEPARATOR)
      const [before, after] = await Promise.all([
        tried(git('show', `${commit}^:./${name}`)),
        tried(git('show', `${commit}:./${name}`)),
      ])
      return { commit, at, author, subject, words: wordChanges(schema, before, after) }
    })
  return Promise.all(changes)
}

/** `text` without what the commit changed in the file. Throws Refused when a later change is in the same field. */
export async function reverted({ git, root }: Studio, { name, commit, text }: RequestOf<'revert'>): Promise<string> {
  pathOfFile(root, name)
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new Refused(400, 'This is not a change of the file.')
  const after = await tried(git('show', `${commit}:./${name}`))
  const before = await tried(git('show', `${commit}^:./${name}`))
  if (after === undefined || before === undefined)
    throw new Refused(409, 'This change created or removed the page. Remove or create it instead.')
  const file = openYaml(text)
  const { value, twice } = merge(contentOf(after), file.value, contentOf(before))
  if (twice.length > 0) {
    const fields = twice.map(({ path }) => pathInWords(schemaOf(kindOf(name)), file.value, path)).join('; ')
    throw new Refused(
      409,
      `A later change is in the same words: ${fields}. Change them by hand: the list shows them.`,
    )
  }
  return withValue(file, value).text
}

/** The files that differ from the last commit, with the words before and after, and the branch that has them. */
export async function changesOf(studio: Studio) {
  const { git, root } = studio
  const names = (await changedFiles(git)).filter((name) => kindOf(name) !== undefined || isMaster(name))
  const handedOver = await handedOverFiles(git, root, names)
  const files = names.map(async (name) => {
    const kind = kindOf(name)
    const isRemoved = !existsSync(join(root, name))
    const known = kind && (await tried(git('show', `HEAD:./${name}`)))
    const isNew = (kind ? known : await tried(git('cat-file', '-e', `HEAD:./${name}`))) === undefined
    // The words of a whole page would hide the other changes.
    const words = isNew || isRemoved || !kind ? [] : wordChanges(schemaOf(kind), known, readText(root, name))
    return { name, title: studio.titleOf(name), words, isNew, isRemoved, handedOver: handedOver.get(name) }
  })
  return Promise.all(files)
}

/** Whether a file is the master of a picture. */
export function isMaster(name: string): boolean {
  return /^content\/images\/[a-z0-9-]+\.webp$/.test(name)
}
