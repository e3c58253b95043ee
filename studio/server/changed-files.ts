// What differs from the last commit, and which branch has it already.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { isMaster, kindOf } from './files.ts'
import { tried, type Git } from './git.ts'

/** Name of the remote to which branches are pushed, if there is one. */
export const REMOTE = 'origin'
/**
 * Names of the branches with handed over changes begin with this. With a slash, a branch `content` would stop them.
 */
export const BRANCH_PREFIX = 'content-'
/** Handed over changes that are read, the newest first. */
const MAX_BRANCHES = 20

/** Where branches are pushed to. Undefined without a remote. */
export async function remoteOf(git: Git): Promise<string | undefined> {
  const addresses = await tried(git('remote', 'get-url', '--push', '--all', REMOTE))
  return addresses?.trim().replaceAll('\n', ', ')
}

/** The folder of the checkout in its repository, with a slash at the end; empty where they are the same. */
export async function prefixOf(git: Git): Promise<string> {
  return (await git('rev-parse', '--show-prefix')).replace(/\n$/, '')
}

/**
 * Where a branch with handed over changes is known. With a remote, only what the remote has taken counts: a branch on
 * this computer is nothing that an engineer can see.
 */
export function refOf(branch: string, remote: string | undefined): string {
  return remote === undefined ? `refs/heads/${branch}` : `refs/remotes/${REMOTE}/${branch}`
}

/**
 * The content files and pictures that differ from the last commit, also new and removed ones, each with the newest
 * branch on which it was handed over as it is now.
 */
export async function changedFiles(git: Git, root: string): Promise<Map<string, string | undefined>> {
  const [prefix, remote] = await Promise.all([prefixOf(git), remoteOf(git)])
  const status = await git('status', '--porcelain', '--untracked-files=all', '--no-renames', '-z', '--', 'content')
  const changed = status.split('\0').map((line) => line.slice(3 + prefix.length))
  const names = changed.filter((name) => kindOf(name) !== undefined || isMaster(name))
  const found = new Map<string, string | undefined>(names.map((name) => [name, undefined]))
  const order = ['--no-merged=HEAD', '--sort=-creatordate', `--count=${MAX_BRANCHES}`]
  const refs = await git('for-each-ref', '--format=%(refname)', ...order, refOf(`${BRANCH_PREFIX}*`, remote))
  // Git would read through a link, and wait for a pipe.
  const isFile = (name: string) => lstatSync(join(root, name), { throwIfNoEntry: false })?.isFile()
  const there = names.filter(isFile)
  const hashes = there.length > 0 ? (await git('hash-object', '--', ...there)).split('\n') : []
  const now = new Map(there.map((name, index) => [name, hashes[index]]))
  for (const ref of refs.split('\n').filter(Boolean).toReversed()) {
    const lines = (await git('ls-tree', '-r', '-z', ref, '--', 'content')).split('\0').filter(Boolean)
    const then = new Map(lines.map((line) => [line.split('\t')[1] ?? '', line.split(/[\t ]/)[2]]))
    for (const name of names)
      if (then.get(name) === now.get(name)) found.set(name, ref.slice(ref.lastIndexOf('/') + 1))
  }
  return found
}
