// Firefox without a window, driven over WebDriver BiDi.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { vi } from 'vitest'
import type { Session } from './session.ts'

const FIREFOX = '/usr/bin/firefox-esr'

/** Starts Firefox with a new profile. */
export async function firefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const child = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const send = await connect(await addressIn(child.stderr))
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = (await send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return JSON.parse(answer.result?.value ?? 'null') as T
  }
  return {
    // Firefox sometimes never answers a navigation that waits for the end of the load, so this polls the page.
    open: async (url) => {
      // A page behind a window that it has opened paints nothing.
      await send('browsingContext.activate', { context })
      await evaluate('(window.isLeft = true)')
      await send('browsingContext.navigate', { context, url, wait: 'none' }).catch((error: Error) => {
        // Firefox answers with this if the page reloads itself early, as a form page does to drop its query.
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
      })
      await vi.waitFor(
        async () => {
          const isLoaded = await evaluate<boolean>("!window.isLeft && document.readyState === 'complete'")
          if (!isLoaded) throw new Error(`${url} has not loaded.`)
        },
        { timeout: 60_000, interval: 50 },
      )
    },
    evaluate,
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    end: async () => {
      child.kill()
      await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Address of the protocol, which Firefox prints when it listens. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? []
    if (address) return `${address}/session`
  }
  throw new Error('Firefox did not start.')
}

type Send = (method: string, params: object) => Promise<unknown>

/** Connects to the browser. The returned function sends a command and returns its result. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: string; message?: string }
    const command = waiting.get(answer.id ?? -1)
    if (answer.error) command?.reject(new Error(`${answer.error}: ${answer.message}`))
    else command?.resolve(answer.result)
  })
  await once(socket, 'open')
  let id = 0
  return (method, params) => {
    const command = Promise.withResolvers<unknown>()
    waiting.set(++id, command)
    socket.send(JSON.stringify({ id, method, params }))
    return command.promise
  }
}
