// Fails when two builds of one checkout run at once, or one waits for a build that was killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
const started: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turns-'))
})

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts a process that logs the begin and the end of its turn. Words on its standard input end the turn. */
function take(name: string): ChildProcess {
  const code = `
    import { appendFileSync } from 'node:fs'
    import { once } from 'node:events'
    import { inTurn } from './pipeline/output/build-lock.ts'
    const log = (what) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, '${name} ' + what + '\\n')
    await inTurn(${JSON.stringify(join(folder, 'lock'))}, () => log('waits'), async () => {
      log('begins')
      await once(process.stdin, 'data')
      log('ends')
    })
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  started.push(child)
  return child
}

const log = () =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : []
const PATIENCE = { timeout: 20_000 }

test('who comes later waits until the turn has ended, by itself or because its process was killed', async () => {
  const first = take('first')
  await expect.poll(log, PATIENCE).toEqual(['first begins'])
  const second = take('second')
  await expect.poll(log, PATIENCE).toEqual(['first begins', 'second waits'])
  first.stdin?.write('go\n')
  await expect.poll(log, PATIENCE).toEqual(['first begins', 'second waits', 'first ends', 'second begins'])
  take('third')
  await expect.poll(() => log().at(-1), PATIENCE).toBe('third waits')
  second.kill('SIGKILL')
  await expect.poll(() => log().at(-1), PATIENCE).toBe('third begins')
})
