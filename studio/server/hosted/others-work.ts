// Brings what others have put on the main branch to a desk, where somebody may have saved changes of the same files.
//
// Files that only one side changed are as that side has them. A file that both changed is merged field by field, with
// the three versions of ../../values/merge.ts: the last commit that the desk knows, the desk, and the main branch. If
// both changed the same field, the desk gets theirs, and the saved text of the person becomes a draft (OTHERS) that
// began with the former commit. So the form asks which words are right, as it does for any draft that meets other
// words, and until somebody has answered, the file cannot be handed over. The draft is written before the file, and
// the commit that the desk knows changes last: if the server ends in between, the next call does the same again.
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decoded, isOrdinary, topComment, writeFilesDurably, yamlText } from '../../site/server.ts'
import { withReadApprovals } from '../../values/approvals.ts'
import { isSame, merge, OTHERS, resolved } from '../../values/merge.ts'
import { contentOf, kindOf } from '../files.ts'
import { gitIn } from '../git.ts'
import type { Studio } from '../studio.ts'

/** Brings the content of the commit `main` to the desk. */
export function takeIn(studio: Studio, main: string): Promise<void> {
  return studio.inTurn(async () => {
    const { git, root } = studio
    const [before = '', after = ''] = (await git('rev-parse', 'HEAD', main)).trim().split('\n')
    if (before === after) return
    // Each file after a letter: A if it was added, D if it is gone.
    const diff = await git('diff', '--name-status', '--no-renames', '-z', before, after, '--', 'content')
    const changes = [...diff.matchAll(/(\w)\0(.+?)\0/gs)]
      .map(([, letter, name = '']) => ({ letter, name }))
      .filter(({ name }) => isOrdinary(join(root, 'content'), name.slice('content/'.length)))
    const names = changes.map(({ name }) => name)
    const folder = mkdtempSync(join(tmpdir(), 'clinic-main-'))
    try {
      for (const [commit, absent] of [
        [before, 'A'],
        [after, 'D'],
      ] as const) {
        const there = changes.filter(({ letter }) => letter !== absent).map(({ name }) => name)
        await extract(root, commit, there, join(folder, commit))
      }
      // From here to the reset nothing waits, so that nobody saves in between.
      for (const name of names) {
        const [base, theirs] = [before, after].map((commit) => bytesOf(join(folder, commit, name)))
        takeInFile(studio, name, base, theirs)
      }
      studio.showDrafts(names.filter(kindOf))
    } finally {
      rmSync(folder, { recursive: true })
    }
    await git('reset', '--quiet', after)
    studio.taken += 1
  })
}

function takeInFile(studio: Studio, name: string, base: Buffer | undefined, theirs: Buffer | undefined): void {
  const path = join(studio.root, name)
  const mine = bytesOf(path)
  const isMine = !same(mine, base)
  if (same(mine, theirs)) return
  if (!isMine) return write(path, theirs)
  // Two new masters of one picture cannot be merged. Whoever reviews the hand-over sees both.
  if (!kindOf(name)) return
  const [from, own, other] = [base, mine, theirs].map((bytes) => contentOf(bytes && decoded(bytes)))
  const { value, conflicts } = merge(from, own, other)
  if (conflicts.length > 0 && own !== undefined && !studio.drafts.of(name).some(({ tab }) => tab === OTHERS))
    studio.drafts.set(name, { value: own, base: from, tab: OTHERS })
  const merged = withReadApprovals(
    resolved(value, conflicts, () => false),
    [own, other],
  )
  if (merged === undefined || isSame(merged, other)) return write(path, theirs)
  write(path, yamlText(merged, topComment(decoded(theirs ?? mine ?? Buffer.of()))))
}

function write(path: string, content: string | Buffer | undefined): void {
  if (content === undefined) rmSync(path, { force: true })
  else writeFilesDurably([[path, content]])
}

function bytesOf(path: string): Buffer | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined
}

function same(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.equals(other))
}

/** Writes these files of a commit into `folder`. */
async function extract(root: string, commit: string, names: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder)
  const git = gitIn(root, { GIT_INDEX_FILE: join(folder, '.index'), GIT_WORK_TREE: folder })
  if (names.length > 0) await git('checkout', '--quiet', commit, '--', ...names)
}
