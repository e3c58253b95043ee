// Runs git in the checkout. Arguments never pass through a shell.
import { execFile } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isMaster, kindOf } from './files.ts'

const run = promisify(execFile)
const MAX_OUTPUT = 64 << 20
/** Name of the remote to which branches are pushed, if there is one. */
export const REMOTE = 'origin'

/** Branches of changes that were handed over. */
const HANDED_OVER = 'refs/heads/content/'
/** Handed over changes that are read, the newest first. */
const MOST_BRANCHES = 20

export type Git = (...args: readonly string[]) => Promise<string>

/** A function that runs git in `root` and returns what it prints. It rejects with git's message. */
export function gitIn(root: string, environment: Readonly<Record<string, string>> = {}): Git {
  return async (...args) => {
    const { stdout } = await run('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...environment },
    })
    return stdout
  }
}

/** What git prints, or undefined when it fails. */
export async function tried(output: Promise<string>): Promise<string | undefined> {
  try {
    return await output
  } catch {
    return undefined
  }
}

/** Where branches are pushed to. Undefined without a remote. */
export async function remoteOf(git: Git): Promise<string | undefined> {
  const addresses = await tried(git('remote', 'get-url', '--push', '--all', REMOTE))
  return addresses?.trim().replaceAll('\n', ', ')
}

/**
 * The content files and pictures that differ from the last commit, also new and removed ones, each with the newest
 * branch on which it was handed over as it is now.
 */
export async function changedFiles(git: Git, root: string): Promise<Map<string, string | undefined>> {
  const status = await git('status', '--porcelain', '--untracked-files=all', '--no-renames', '-z', '--', 'content')
  const changed = status.split('\0').map((line) => line.slice(3))
  const names = changed.filter((name) => kindOf(name) !== undefined || isMaster(name))
  const found = new Map<string, string | undefined>(names.map((name) => [name, undefined]))
  const order = ['--no-merged=HEAD', '--sort=-creatordate', `--count=${MOST_BRANCHES}`]
  const refs = await tried(git('for-each-ref', '--format=%(refname:short)', ...order, HANDED_OVER))
  const branches = (refs ?? '').split('\n').filter(Boolean)
  // Git would read through a link, and wait for a pipe.
  const isFile = (name: string) => lstatSync(join(root, name), { throwIfNoEntry: false })?.isFile()
  const there = names.filter(isFile)
  const hashes = there.length > 0 ? (await git('hash-object', '--', ...there)).split('\n') : []
  const now = new Map(there.map((name, index) => [name, hashes[index]]))
  for (const branch of branches.toReversed()) {
    const lines = (await git('ls-tree', '-r', '-z', branch, '--', 'content')).split('\0').filter(Boolean)
    const then = new Map(lines.map((line) => [line.split('\t')[1] ?? '', line.split(/[\t ]/)[2]]))
    for (const name of names) if (then.get(name) === now.get(name)) found.set(name, branch)
  }
  return found
}
