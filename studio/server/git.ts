// Runs git in the checkout. Arguments never pass through a shell.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MAX_OUTPUT = 64 << 20
/** The remote to which branches are pushed, if there is one. */
export const REMOTE = 'origin'

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

/** Names of the content files that differ from the last commit, also new and removed ones. */
export async function changedFiles(git: Git): Promise<string[]> {
  const status = await git('status', '--porcelain', '--untracked-files=all', '--no-renames', '-z', '--', 'content')
  return status
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
}
