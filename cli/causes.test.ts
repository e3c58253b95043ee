// Fails when a full disk, a busy port or a missing package ends a command without words on what to do.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { listen } from '../hosting/listen.ts'
import { explain } from './causes.ts'

const folder = mkdtempSync(join(tmpdir(), 'causes-'))
const file = join(folder, 'file')
writeFileSync(file, 'no database, but more than a hundred bytes'.repeat(9))
afterAll(() => rmSync(folder, { recursive: true }))

/** What Node throws or rejects with. */
async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  return undefined
}

/** An error of this system call, for causes that a test can't have on every machine. */
const failed = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: words of the system, ${syscall} '/project/dist'`), { code, syscall })

test.each<[cause: string, work: () => unknown, remedy: string]>([
  ['a file in the place of a folder', () => mkdirSync(join(file, 'in')), 'Rename or delete'],
  ['a name that is too long', () => readFileSync(join(folder, 'x'.repeat(300))), 'too long'],
  ['a package that is missing', () => import('no-such-package' as string), 'npm ci'],
  ['a damaged lock', () => new DatabaseSync(file).exec('BEGIN EXCLUSIVE'), '.build/lock is damaged'],
  ['a lock that can not be opened', () => new DatabaseSync(join(folder, 'none/lock')), 'or the path'],
  ['an address of another machine', () => listen(createServer(), 0, '192.0.2.1'), 'Leave HOST out'],
  ['a host without an address', () => listen(createServer(), 0, 'no-such-host.invalid'), 'Leave HOST out'],
])('%s is explained', async (_cause, work, remedy) => {
  expect(explain(await errorOf(work))).toContain(remedy)
})

test.each([
  ['ENOSPC', 'write', 'The disk is full'],
  ['ENOSPC', 'watch', 'max_user_watches'],
  ['EMFILE', 'watch', 'max_user_instances'],
  ['EMFILE', 'open', 'ulimit -n'],
  ['EDQUOT', 'write', 'quota'],
  ['EFBIG', 'write', 'ulimit -f'],
  ['EROFS', 'mkdir', 'can only be read'],
  ['EACCES', 'open', 'read or write'],
  ['EACCES', 'listen', 'Choose one from 1024 on'],
  ['EADDRINUSE', 'listen', 'Another program uses this port'],
  ['EBUSY', 'rename', 'mounted disk'],
  ['EIO', 'read', 'does not answer'],
  ['ENOMEM', 'read', 'memory is full'],
])('%s in the call "%s" is explained, with the words of the system', (code, syscall, remedy) => {
  const text = explain(failed(code, syscall))
  expect(text).toContain(remedy)
  expect(text).toContain(`(${code}: words of the system, ${syscall} '/project/dist')`)
})

test('the output of a tool that failed is explained, too', () => {
  const output = `react-router build ended with code 1.\n\nError: EFBIG: file too large, write\n    at write`
  expect(explain(new Error(output))).toMatch(/ulimit -f[^]*\(Error: EFBIG: file too large, write\)$/)
})

test('an error of the code is not explained', () => {
  expect(explain(new TypeError('x is undefined'))).toBeUndefined()
  expect(explain(new Error('The page EIOX is wrong'))).toBeUndefined()
})

test('a part that is missing when a command is loaded is explained in place of a stack', () => {
  const script = join(folder, 'command.mjs')
  writeFileSync(script, "import 'no-such-package'")
  const { stderr, status } = spawnSync(process.execPath, ['--import', './cli/explain-failures.ts', script], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^\nA package[^]*no-such-package[^]*\)\n$/)
  expect(status).toBe(1)
})
