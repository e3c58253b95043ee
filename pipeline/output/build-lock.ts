// Builds of one checkout share caches and folders, so they take turns.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Longest wait in ms: a build of several thousand pages takes a few minutes. */
const LONGEST_WAIT_MS = 600_000
/** SQLite's code for a file that another process has locked (sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process runs work with the same lock file. `onWait` is called once if another one does.
 * The lock is SQLite's on an empty database: the operating system releases it when a process ends, even if it is
 * killed, so nobody has to remove a lock file by hand. Throws if the other work takes longer than ten minutes.
 */
export async function inTurn<T>(lockFile: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lockFile), { recursive: true })
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    if (!tryToTake(lock)) {
      onWait()
      lock.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT_MS}; BEGIN EXCLUSIVE`)
    }
    return await work()
  } finally {
    lock.close()
  }
}

/** Whether this process has the lock now. False while another one has it. */
function tryToTake(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
