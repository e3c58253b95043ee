// Allows one build at a time in this folder, because two builds would write the same files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const FOLDER = '.build'
/** Contains the id of the process that builds. */
const LOCK = `${FOLDER}/lock`
const POLL_MS = 500

/**
 * Waits until no other build runs, then does `work`. Removes the lock of a process that ended without removing it.
 */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(FOLDER, { recursive: true })
  if (!takeLock()) {
    console.log('Another build is running in this folder. This build starts when it has ended.')
    while (!takeLock()) await wait(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function takeLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // The next call takes the lock.
    if (!isRunning(lockHolder())) rmSync(LOCK, { force: true })
    return false
  }
}

/** Id of the process that has the lock; 0 if the lock has just been removed. */
function lockHolder(): number {
  try {
    return Number(readFileSync(LOCK, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch (error) {
    // The process is running, but it belongs to another user and this one may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
