// The last changes of a file, from git, and what can be handed over.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { wordChanges } from '../json-schema/word-changes.ts'
import { isSame } from '../values/merge.ts'
import { valueAt } from '../values/path.ts'
import { changedFiles, remoteOf } from './changed-files.ts'
import { contentOf, kindOf, readText } from './files.ts'
import { tried } from './git.ts'
import { withoutLinks } from './pages.ts'
import { schemaOf } from './schemas.ts'
import type { Studio } from './studio.ts'

const MAX_CHANGES = 15
const SEPARATOR = '\u001F'

/**
 * The last changes of a file, the newest first, with the words before and after, and what the file said. Before them
 * comes what is saved and not live yet, without a date.
 */
export async function historyOf(studio: Studio, name: string) {
  const { git } = studio
  const schema = schemaOf(name)
  const format = ['%H', '%aI', '%an', '%s'].join('%x1f')
  const log = await git('log', `-n${MAX_CHANGES}`, `--format=${format}`, '--', name)
  const changes = log
    .split('\n')
    .filter(Boolean)
    .map(async (line) => {
      const [commit = '', at = '', author = '', subject = ''] = line.split(SEPARATOR)
      const versions = [`${commit}^:./${name}`, `${commit}:./${name}`].map((version) =>
        tried(git('cat-file', 'blob', version)),
      )
      const [before, after] = (await Promise.all(versions)).map(contentOf)
      // The words of a whole page would hide the other changes.
      const words = before === undefined || after === undefined ? [] : wordChanges(schema, before, after)
      return { at, author, subject, words, before, after }
    })
  const past = await Promise.all(changes)
  const [before, after] = [contentOf(await tried(git('cat-file', 'blob', `HEAD:./${name}`))), studio.saved(name)]
  const words = wordChanges(schema, before, after)
  const saved = { at: '', author: '', subject: 'Saved, and not live yet', words, before, after }
  return words.length > 0 ? [saved, ...past] : past
}

/** The names of the files that differ from the last commit, each with the branch that has it as it is now. */
export async function waitingOf({ git, root }: Studio) {
  const [remote, changed] = await Promise.all([remoteOf(git), changedFiles(git, root)])
  return {
    /** Address to which handed over changes are sent. Without it they stay on this computer. */
    remote,
    changed: [...changed].map(([name, handedOver]) => ({ name, handedOver })),
  }
}

/** The files that differ from the last commit, with the words before and after, and the branch that has them. */
export async function changesOf(studio: Studio) {
  const { git, root } = studio
  const problems = await studio.problems()
  const isWrong = (name: string) => studio.hasDraft(name) || problems.some(({ file }) => file === name)
  const read = [...(await changedFiles(git, root))].map(async ([name, handedOver]) => {
    const isRemoved = !existsSync(join(root, name))
    const known = await tried(git('cat-file', 'blob', `HEAD:./${name}`))
    const isNew = known === undefined
    const [before, after] = kindOf(name)
      ? [contentOf(known), isRemoved ? undefined : contentOf(readText(root, name))]
      : []
    return { name, title: studio.titleOf(name), isNew, isRemoved, handedOver, before, after }
  })
  const files = await Promise.all(read)
  const unfinished = files.filter(({ name, isNew }) => isNew && kindOf(name) === 'page' && isWrong(name))
  const addresses = new Set(unfinished.map(({ after }) => String(valueAt(after, 'path'))))
  const onlyLeadsThere = (before: unknown, after: unknown) =>
    !isSame(before, after) && isSame(before, withoutLinks(after, addresses))
  return files.map(({ before, after, ...file }) => ({
    ...file,
    // The words of a whole page would hide the other changes.
    words: before === undefined || after === undefined ? [] : wordChanges(schemaOf(file.name), before, after),
    review: file.handedOver && studio.reviewOf(file.handedOver),
    /** Whether it is a new page that still has problems, or nothing but what leads to one. */
    isUnfinished: unfinished.some(({ name }) => name === file.name) || onlyLeadsThere(before, after),
  }))
}
