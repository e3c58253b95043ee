// Hands changes over for review: a commit on a new branch. HEAD, index and work tree stay as they are.
import { slugOf } from '../json-schema/labels.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestOf } from '../protocol.ts'
import { BRANCH_PREFIX, changedFiles, prefixOf, refOf, REMOTE, remoteOf } from './changed-files.ts'
import { SiteCheck } from './check.ts'
import { isMaster, kindOf, ordinaryPath } from './files.ts'
import { GitFailed, gitIn, type Git } from './git.ts'
import { LiveSite } from './live-site.ts'
import { REGISTER } from './pictures.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

/** Characters of the title in the name of the branch. */
const MAX_SLUG_LENGTH = 40
/** Staff who have not signed in have no address. */
const EMAIL = 'content@localhost'

/**
 * Hands files over, and returns the branch and its files. Throws Refused while a chosen file is not saved, while the
 * site on the branch would have a problem, or if the remote does not take the branch: then nothing counts as handed
 * over.
 */
export function handOver(studio: Studio, request: RequestOf<'hand-over'>) {
  return studio.inTurn(() => handOverNow(studio, request))
}

async function handOverNow(studio: Studio, request: RequestOf<'hand-over'>) {
  const { git, root, owner } = studio
  const { title, reason, remote } = request
  const [author, address] = owner ? [owner.name, owner.address] : [request.author ?? '', EMAIL]
  if (!author) throw new Refused(400, 'Write your name.')
  const changed = await changedFiles(git, root)
  const files = readyFiles(studio, request.files, changed)
  if ((await remoteOf(git)) !== remote)
    throw new Refused(409, 'Your changes would now go somewhere else. Close this window and open it again.')
  const folder = mkdtempSync(join(tmpdir(), 'clinic-index-'))
  try {
    const own = gitIn(root, {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: address,
      GIT_COMMITTER_NAME: author,
      GIT_COMMITTER_EMAIL: address,
    })
    const message = reason ? `${title}\n\n${reason}` : title
    const commit = await commitOf(own, files, message)
    const leftOut = [...changed.keys()].filter((name) => kindOf(name) && !files.includes(name))
    await refuseProblems(studio, own, folder, leftOut)
    const now = new Date().toISOString().replaceAll(/[:.Z]/g, '').replace('T', '-')
    const branch = `${BRANCH_PREFIX}${now}-${slugOf(title).slice(0, MAX_SLUG_LENGTH)}`
    if (remote !== undefined) await push(git, commit, branch)
    await git('update-ref', refOf(branch, remote), commit)
    return { branch, files, review: studio.reviewOf(branch) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The chosen files. The list of pictures takes along the pictures that an earlier hand-over already has. */
function readyFiles(
  studio: Studio,
  files: readonly string[],
  changed: ReadonlyMap<string, string | undefined>,
): string[] {
  if (files.length === 0 || files.some((name) => !changed.has(name)))
    throw new Refused(400, 'Choose files that have changed.')
  const masters = files.includes(REGISTER) ? [...changed.keys()].filter(isMaster) : []
  const without = masters.filter((name) => !files.includes(name))
  if (without.some((name) => !changed.get(name)))
    throw new Refused(400, 'Hand over the pictures together with their list.')
  for (const name of [...files, ...without]) ordinaryPath(studio.root, name)
  studio.refuseDrafts(files.filter(kindOf))
  return [...files, ...without]
}

/**
 * Checks the content in the index of `git`, exactly as it is in the commit, in a folder below `folder`. `leftOut` are
 * changes that are not in it.
 */
async function refuseProblems(studio: Studio, git: Git, folder: string, leftOut: readonly string[]): Promise<void> {
  const content = (await git('ls-files', '-z', '--', 'content')).split('\0').filter(Boolean)
  await git('checkout-index', `--prefix=${folder}/`, '--', ...content)
  const live = new LiveSite(join(folder, await prefixOf(git)))
  live.show([])
  const problems = await new SiteCheck(live).problems()
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
  if (problems.length === 0) return
  const withAll = new Set((await studio.problems()).map((problem) => JSON.stringify(problem)))
  const isMissing = leftOut.length > 0 && problems.some((problem) => !withAll.has(JSON.stringify(problem)))
  const titles = leftOut.map((name) => studio.titleOf(name)).join(', ')
  const advice = isMissing
    ? `Changes that belong together must be ticked or unticked together. Not ticked: ${titles}.`
    : 'Correct this first, or untick it.'
  throw new Refused(422, `The site would have ${count}. ${advice}`, problems)
}

/** A commit on HEAD with these files as they are on disk. */
async function commitOf(git: Git, files: readonly string[], message: string): Promise<string> {
  await git('read-tree', 'HEAD')
  await git('update-index', '--add', '--remove', '--', ...files)
  const tree = (await git('write-tree')).trim()
  return (await git('commit-tree', tree, '-p', 'HEAD', '-m', message)).trim()
}

/** Pushes a commit as a branch. Throws Refused when the remote does not take it. */
async function push(git: Git, commit: string, branch: string): Promise<void> {
  try {
    const options = ['--quiet', '--no-follow-tags', '--no-signed', '--recurse-submodules=no']
    await git('push', ...options, REMOTE, `${commit}:refs/heads/${branch}`)
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error
    throw new Refused(
      502,
      'Nothing was handed over, because the engineers’ server did not take it. Your changes are saved. Try again ' +
        `later, or show your engineer this: ${error.reason}`,
    )
  }
}
