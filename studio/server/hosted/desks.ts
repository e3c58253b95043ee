// A desk for each person: a git work tree and drafts of its own. All work trees share one repository, which the desks
// fetch from the remote, and each desk then takes in what others have brought to the main branch.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { GitFailed, gitIn, tried, type Git } from '../git.ts'
import { Refused } from '../send.ts'
import { Studio } from '../studio.ts'
import { turns } from '../turns.ts'
import { takeIn } from './others-work.ts'
import type { Person } from './people.ts'
import type { Settings } from './settings.ts'

/** Pause between two looks at the remote, and how long an unused desk stays in memory. */
const FETCH_EVERY_MS = 60_000
const IDLE_MS = 20 * 60_000
/** The main branch of the remote, which is its HEAD, whatever name that branch has now. */
const MAIN = 'refs/studio/main'
const REFS = ['+refs/heads/*:refs/remotes/origin/*', `+HEAD:${MAIN}`]

interface Desk {
  studio: Promise<Studio>
  usedAt: number
}

/** What the operator reads: words for staff are of no use there. */
function reasonOf(error: unknown): string {
  return error instanceof GitFailed ? error.reason : error instanceof Error ? error.message : String(error)
}

export class Desks {
  readonly #folder: string
  readonly #remote: string
  readonly #review: string | undefined
  readonly #git: Git
  readonly #open = new Map<string, Desk>()
  readonly #refreshInTurn = turns()
  readonly #makeInTurn = turns()
  readonly #checkInTurn = turns()
  readonly #timer: NodeJS.Timeout
  /** Why the last look at the remote failed. */
  #fault = ''

  private constructor({ STUDIO_DATA: folder, STUDIO_REMOTE: remote, STUDIO_REVIEW: review }: Settings) {
    this.#folder = folder
    this.#remote = remote
    this.#review = review
    this.#git = gitIn(join(folder, 'repository'))
    this.#timer = setInterval(() => void this.refresh(), FETCH_EVERY_MS)
  }

  /** Opens the folder. Copies the repository on the first start. Throws an error if there is nothing to edit. */
  static async open(settings: Settings): Promise<Desks> {
    const { STUDIO_DATA: folder, STUDIO_REMOTE: remote } = settings
    const [whole, unfinished] = [join(folder, 'repository'), 'unfinished-repository']
    mkdirSync(folder, { recursive: true })
    if (!existsSync(whole)) {
      rmSync(join(folder, unfinished), { recursive: true, force: true })
      const copied = gitIn(folder)('clone', '--quiet', '--no-checkout', remote, unfinished)
      await copied.catch((error: unknown) => {
        throw new Error(`The repository ${remote} could not be copied: ${reasonOf(error)}`)
      })
      renameSync(join(folder, unfinished), whole)
    }
    // What was killed leaves its locks, and nobody else works here.
    for (const lock of globSync(join(whole, '.git/**/*.lock'))) rmSync(lock)
    const desks = new Desks(settings)
    await desks.#git('remote', 'set-url', 'origin', remote)
    await desks.refresh()
    try {
      await desks.#requireContent()
    } catch (error) {
      await desks.close()
      throw error
    }
    return desks
  }

  /** The desk of a person. Opening it takes a second. */
  async of(person: Person): Promise<Studio> {
    const desk = this.#open.get(person.address) ?? { studio: this.#openDesk(person), usedAt: 0 }
    desk.usedAt = Date.now()
    this.#open.set(person.address, desk)
    try {
      const studio = await desk.studio
      // The list may have another role or name for them now.
      studio.owner = person
      return studio
    } catch (error) {
      this.#open.delete(person.address)
      console.warn(`A desk could not be opened: ${reasonOf(error)}`)
      throw new Refused(
        503,
        `Your desk could not be opened. Show this to whoever runs this server: ${reasonOf(error)}`,
      )
    }
  }

  /** Fetches, brings what is new to every open desk, and closes those that nobody uses: once after the other. */
  refresh(): Promise<void> {
    return this.#refreshInTurn(() => this.#refreshNow())
  }

  /** Looks at the remote no more. Resolves when the last look has ended. */
  close(): Promise<void> {
    clearInterval(this.#timer)
    return this.#refreshInTurn(async () => {})
  }

  async #refreshNow(): Promise<void> {
    const warn = (error: unknown) => console.warn(`The work of others did not come: ${reasonOf(error)}`)
    for (const [address, { usedAt }] of this.#open) if (Date.now() - usedAt > IDLE_MS) this.#open.delete(address)
    this.#fault = ''
    await this.#git('fetch', '--quiet', '--prune', 'origin', ...REFS).catch((error: unknown) => {
      this.#fault = reasonOf(error)
      warn(error)
    })
    // A main branch without content would empty every desk.
    if (!(await this.#hasContent())) return
    for (const { studio } of this.#open.values()) await studio.then((open) => takeIn(open, MAIN)).catch(warn)
  }

  async #hasContent(): Promise<boolean> {
    return (await tried(this.#git('rev-parse', '--verify', '--quiet', `${MAIN}:content`))) !== undefined
  }

  /** Throws an error unless the main branch has content. */
  async #requireContent(): Promise<void> {
    if (await this.#hasContent()) return
    const fault = this.#fault && `: ${this.#fault}`
    throw new Error(`${this.#remote} has no main branch with a folder "content"${fault}`)
  }

  async #openDesk({ address }: Person): Promise<Studio> {
    const folder = join(this.#folder, 'desks', createHash('sha256').update(address).digest('hex').slice(0, 16))
    const root = join(folder, 'site')
    await this.#requireContent()
    // One after the other: git reads all work trees, also half of one that it makes for somebody else.
    if (!existsSync(root)) await this.#makeInTurn(() => this.#makeWorkTree(root, join(folder, 'unfinished')))
    const [draftsFolder, review, checkInTurn] = [join(folder, 'drafts'), this.#review, this.#checkInTurn]
    const studio = new Studio({ root, draftsFolder, review, checkInTurn })
    await takeIn(studio, MAIN)
    return studio
  }

  async #makeWorkTree(root: string, unfinished: string): Promise<void> {
    rmSync(unfinished, { recursive: true, force: true })
    // Twice, also in place of one that was begun and has left its lock.
    const force = ['--force', '--force']
    await this.#git('worktree', 'add', ...force, '--quiet', '--detach', '--no-checkout', unfinished, MAIN)
    await gitIn(unfinished)('checkout', '--quiet', 'HEAD', '--', 'content')
    await this.#git('worktree', 'move', unfinished, root)
  }
}
