// Runs git in the checkout, alike on every computer. It has settings of its own, it can ask nobody, and it ends in
// time. Arguments never pass through a shell.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { text } from 'node:stream/consumers'
import { Refused } from './send.ts'

/** Time limits: of git alone, and of git with another computer. */
const LIMIT_S = 20
const REMOTE_LIMITS_S: Readonly<Record<string, number>> = { push: 60, fetch: 60, clone: 600 }

/**
 * Replaces what a user, a system or the repository has set. Hooks are the engineers', and may ask or take minutes.
 */
const SETTINGS = [
  `core.hooksPath=${devNull}`,
  `core.excludesFile=${devNull}`,
  `core.attributesFile=${devNull}`,
  'core.safecrlf=false',
  'core.quotePath=off',
  'core.fsmonitor=false',
  'log.showSignature=false',
  'log.follow=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
].flatMap((setting) => ['-c', setting])

/** Words in git's language, no locks that an engineer's git would meet, and no window that asks for a password. */
const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
}
/** What would lead git to another repository, or another state of it. The studio may be started by a hook. */
const OTHER_REPOSITORY =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|.*OBJECT.*|CONFIG|CONFIG_[CKPV].*)$/

export type Git = (...args: readonly string[]) => Promise<string>

/** Thrown where git fails. `reason` is what git says. */
export class GitFailed extends Refused {
  readonly reason: string

  constructor(reason: string) {
    super(409, `History and handing over don’t work here. You can edit and save. Show your engineer this: ${reason}`)
    this.reason = reason
  }
}

/** A function that runs git in `root` and returns what it prints. It throws GitFailed. */
export function gitIn(root: string, environment: Readonly<Record<string, string>> = {}): Git {
  return async (...args) => {
    const inherited = Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name))
    const env = { ...Object.fromEntries(inherited), ...ENVIRONMENT, ...environment }
    // In a session of its own it has no terminal: neither git nor ssh can ask, and all of them end together.
    const child = spawn('git', [...SETTINGS, ...args], {
      cwd: root,
      env,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const limit = REMOTE_LIMITS_S[args[0] ?? ''] ?? LIMIT_S
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      endAll(child.pid)
      child.stdout.destroy()
      child.stderr.destroy()
    }, limit * 1000)
    const [output, reasons] = [child.stdout, child.stderr].map((stream) => text(stream).catch(() => ''))
    try {
      const [[code], printed] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, output])
      // A connection that ssh keeps open for later holds the error stream, so only a failure waits for its end.
      if (code === 0 && !isLate) return printed ?? ''
      throw new GitFailed(
        isLate ? `git ${args[0]} did not end within ${limit} seconds.` : ((await reasons) ?? '').trim(),
      )
    } catch (error) {
      throw error instanceof GitFailed ? error : new GitFailed(`git did not start (${(error as Error).message}).`)
    } finally {
      clearTimeout(timer)
      child.stderr.destroy()
    }
  }
}

/** Ends a process and those that it has started. */
function endAll(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // They have ended a moment ago.
  }
}

/** What git prints, or undefined where it fails, as for a version or a remote that is not there. */
export async function tried(output: Promise<string>): Promise<string | undefined> {
  try {
    return await output
  } catch {
    return undefined
  }
}
