// A desk for each person: a git work tree and drafts of its own. All work trees share one repository, which the desks
// fetch from the remote, and each desk then takes in what others have brought to the main branch.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { GitFailed, gitIn, type Git } from '../git.ts'
import { Refused } from '../send.ts'
import { Studio } from '../studio.ts'
import { turns } from '../turns.ts'
import { takeIn } from './others-work.ts'
import type { Person } from './people.ts'
import type { Settings } from './settings.ts'

/** Pause between two looks at the remote, and how long an unused desk stays in memory, in ms. */
const FETCH_EVERY = 60_000
const IDLE = 20 * 60_000
const MAIN = 'refs/remotes/origin/main'

interface Desk {
  studio: Promise<Studio>
  usedAt: number
}

/** What the log says: words for staff are of no use there. */
function reasonOf(error: unknown): string {
  return error instanceof GitFailed ? error.reason : String(error)
}

export class Desks {
  readonly #folder: string
  readonly #review: string | undefined
  readonly #git: Git
  readonly #open = new Map<string, Desk>()
  readonly #refreshInTurn = turns()
  readonly #makeInTurn = turns()
  readonly #checkInTurn = turns()
  readonly #timer: NodeJS.Timeout

  private constructor(folder: string, review: string | undefined) {
    this.#folder = folder
    this.#review = review
    this.#git = gitIn(join(folder, 'repository'))
    this.#timer = setInterval(() => void this.refresh(), FETCH_EVERY)
  }

  /** Opens the folder. Copies the repository on the first start, and throws an error if the remote gives none. */
  static async in({ STUDIO_DATA: folder, STUDIO_REMOTE: remote, STUDIO_REVIEW: review }: Settings): Promise<Desks> {
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
    const desks = new Desks(folder, review)
    await desks.#git('remote', 'set-url', 'origin', remote)
    await desks.refresh()
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
      console.warn(`A desk could not be opened: ${(error as Error).message}`)
      throw new Refused(503, 'Your desk could not be opened. Tell whoever runs this server.')
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
    for (const [address, { usedAt }] of this.#open) if (Date.now() - usedAt > IDLE) this.#open.delete(address)
    await this.#git('fetch', '--quiet', '--prune', 'origin').catch(warn)
    for (const { studio } of this.#open.values()) await studio.then((open) => takeIn(open, MAIN)).catch(warn)
  }

  async #openDesk({ address }: Person): Promise<Studio> {
    const folder = join(this.#folder, 'desks', createHash('sha256').update(address).digest('hex').slice(0, 16))
    const root = join(folder, 'site')
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
