// One build at a time: two would write into the same folders.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const FOLDER = '.build'
const LOCK = `${FOLDER}/lock`
const POLL_MS = 500

/** Runs `work` while no other build runs; waits for one that does. A lock whose process is gone is taken over. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(FOLDER, { recursive: true })
  let told = false
  while (!take()) {
    if (!told) console.log('Another build is running here; waiting for it to end.')
    told = true
    await wait(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function take(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isRunning(holder())) rmSync(LOCK, { force: true })
    return false
  }
}

function holder(): number {
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
  } catch {
    return false
  }
}
