// Encodes pictures in a separate process, which ends a few seconds after the last picture: the encoder would hold
// 300 MB for as long as the studio runs.
import { fork } from 'node:child_process'
import type { PictureTasks } from './encode-pictures.ts'

/** Time in ms from the last picture to the end of the process. */
const IDLE = 5000

type Send = (task: unknown[]) => Promise<unknown>
let running: Send | undefined

/** Runs a task of encode-pictures.ts. Rejects with its error. */
export async function encode<Name extends keyof PictureTasks>(
  name: Name,
  ...given: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  running ??= start()
  return running([name, given]) as Promise<Awaited<ReturnType<PictureTasks[Name]>>>
}

function start(): Send {
  const child = fork('studio/server/encode-pictures.ts', { execArgv: [], serialization: 'advanced' })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  let idle: ReturnType<typeof setTimeout> | undefined
  const send: Send = (task) => {
    clearTimeout(idle)
    const answer = Promise.withResolvers<unknown>()
    waiting.set(++count, answer)
    child.send([count, ...task])
    return answer.promise
  }
  const forget = () => {
    if (running === send) running = undefined
  }
  child.on('message', ([id, value, fault]: [number, unknown, string?]) => {
    if (fault === undefined) waiting.get(id)?.resolve(value)
    else waiting.get(id)?.reject(new Error(fault))
    waiting.delete(id)
    if (waiting.size > 0) return
    idle = setTimeout(() => {
      forget()
      child.disconnect()
    }, IDLE).unref()
  })
  child.on('exit', () => {
    forget()
    for (const { reject } of waiting.values()) reject(new Error('The picture could not be encoded.'))
  })
  return send
}
