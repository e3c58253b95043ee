// Lets one build run at a time in this folder: two would write the same files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const FOLDER = '.build'
/** Contains the id of the process that builds. */
const LOCK = `${FOLDER}/lock`
const POLL_MS = 500

/** Does `work` when no other build runs, and waits for that. Takes over the lock of a process that has ended. */
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
    // The process of another user is running, but may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
