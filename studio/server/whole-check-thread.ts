// The thread of whole-check.ts. It runs the checks of the build in a folder of links to the content, in which the
// unsaved texts replace their files.
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { ContentError } from '../../app/content/check/problems.ts'
import { readSite } from '../../app/content/read/site.server.ts'
import { checkCopy } from '../../checks/copy/check-copy.ts'
import type { FieldProblem } from '../protocol.ts'
import { fieldProblems } from './fields.ts'
import type { WholeCheckAnswer, WholeCheckRequest } from './whole-check.ts'

/** Problems of the whole content of `root`, with these texts in place of their files. */
async function checkWhole(root: string, unsaved: ReadonlyMap<string, string>): Promise<FieldProblem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-studio-'))
  try {
    linkContent(root, folder, unsaved)
    const contentDir = join(folder, 'content')
    const problems = await problemsIn(contentDir)
    return problems.map((problem) => ({ ...problem, file: problem.file.replace(`${folder}/`, '') }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function linkContent(root: string, folder: string, unsaved: ReadonlyMap<string, string>): void {
  const names = globSync('content/{*,pages/**/*}.yaml', { cwd: root })
  for (const name of new Set([...names, ...unsaved.keys()])) {
    const to = join(folder, name)
    mkdirSync(dirname(to), { recursive: true })
    const text = unsaved.get(name)
    if (text === undefined) symlinkSync(resolve(root, name), to)
    else writeFileSync(to, text)
  }
  symlinkSync(resolve(root, 'content/images'), join(folder, 'content/images'))
}

async function problemsIn(contentDir: string): Promise<FieldProblem[]> {
  try {
    const site = await readSite(contentDir)
    return Object.entries(checkCopy(site, contentDir)).flatMap(([check, problems]) =>
      fieldProblems(problems, { check, blocksSaving: false }),
    )
  } catch (error) {
    if (error instanceof ContentError) return fieldProblems(error.problems, { blocksSaving: true })
    throw error
  }
}

async function answer({ id, root, unsaved }: WholeCheckRequest): Promise<WholeCheckAnswer> {
  try {
    return { id, result: { problems: await checkWhole(root, unsaved) } }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (request: WholeCheckRequest) => {
  void answer(request).then((result) => parentPort?.postMessage(result, []))
})
