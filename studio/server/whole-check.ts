// Checks the whole site with every unsaved text, in a separate thread, so that the studio continues to answer.
import { Worker } from 'node:worker_threads'
import type { CheckAllResult } from '../protocol.ts'

export interface WholeCheck {
  /** Checks the checkout with these texts in place of their files. */
  run: (unsaved: ReadonlyMap<string, string>) => Promise<CheckAllResult>
  close: () => Promise<void>
}

/** What the thread gets, and what it answers. */
export interface WholeCheckRequest {
  id: number
  root: string
  unsaved: ReadonlyMap<string, string>
}

export type WholeCheckAnswer = { id: number } & ({ result: CheckAllResult } | { error: string })

export function wholeCheck(root: string): WholeCheck {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, { resolve: (result: CheckAllResult) => void; reject: (error: Error) => void }>()

  function start(): Worker {
    const started = new Worker(new URL('./whole-check-thread.ts', import.meta.url))
    // The studio may end while the thread waits for work.
    started.unref()
    started.on('message', (answer: WholeCheckAnswer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if ('result' in answer) resolve?.(answer.result)
      else reject?.(new Error(answer.error))
    })
    started.on('error', (error: Error) => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }

  return {
    run: async (unsaved) => {
      worker ??= start()
      const id = ++last
      const result = new Promise<CheckAllResult>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, root, unsaved: new Map(unsaved) } satisfies WholeCheckRequest, [])
      return result
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
