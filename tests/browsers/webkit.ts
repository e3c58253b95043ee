// WebKit in GTK's MiniBrowser, driven over classic WebDriver. It needs a display: the machine's, or one of Xvfb.
import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { vi } from 'vitest'
import type { Session } from './session.ts'

const MAX_RESIZES = 5
const RESIZE_TIMEOUT_MS = 1_000
const START_TIMEOUT_MS = 60_000

/** Starts WebKit, and a virtual display where there is none. */
export async function webkit(): Promise<Session> {
  const started: ChildProcess[] = []
  const settings = slimToolbar()
  const DISPLAY = process.env['DISPLAY'] ?? (await startDisplay(started))
  const port = await getPort()
  const env = { ...process.env, DISPLAY, XDG_CONFIG_HOME: settings }
  started.push(spawn('WebKitWebDriver', ['-p', String(port)], { stdio: 'ignore', env }))
  const server = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: START_TIMEOUT_MS })

  // The folder has the version of the library in its name.
  const [binary] = globSync('/usr/lib/*-linux-gnu/webkit2gtk-*/MiniBrowser')
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await request<{ sessionId: string }>(`${server}/session`, {
    capabilities: { alwaysMatch: browser },
  })
  const send = <T>(command: string, body: object = {}) =>
    request<T>(`${server}/session/${sessionId}/${command}`, body)
  const turned = wheelCounter()
  const evaluate = <T>(expression: string) => send<T>('execute/sync', { script: `return (${expression})`, args: [] })
  return {
    open: (url) => send('url', { url }),
    evaluate,
    act: (actions) => send('actions', { actions: actions.map(turned) }),
    resize: async (width, height) => {
      // A window is wider than its page by an unknown border. It is resized by the difference until the page fits.
      const missing = { width: 0, height: 0 }
      for (let tries = 0; tries < MAX_RESIZES; tries++) {
        const outer = { x: 0, y: 0, width: width + missing.width, height: height + missing.height }
        await send('window/rect', outer)
        const fits = async () => (await evaluate<number>('innerWidth')) === width
        if (await vi.waitUntil(fits, { timeout: RESIZE_TIMEOUT_MS }).catch(() => false)) return
        const [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
        missing.width += width - innerWidth
        missing.height += height - innerHeight
      }
    },
    back: () => send('back'),
    end: async () => {
      await fetch(`${server}/session/${sessionId}`, { method: 'DELETE' })
      for (const child of started.toReversed()) child.kill()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

interface Turn {
  type: string
  deltaX?: number
  deltaY?: number
}

/**
 * WebKit's driver takes how far a wheel has turned for the sum of all its turns, and scrolls by what is new. Returns
 * a function that gives a source of actions such sums.
 */
function wheelCounter(): (source: object) => object {
  const sum = { deltaX: 0, deltaY: 0 }
  const add = (turn: Turn) => {
    sum.deltaX += turn.deltaX ?? 0
    sum.deltaY += turn.deltaY ?? 0
    return { ...turn, ...sum }
  }
  return (source) => {
    const { type, actions } = source as { type: string; actions: Turn[] }
    return type === 'wheel' ? { ...source, actions: actions.map(add) } : source
  }
}

/** Sends a command and returns its value. Rejects with the driver's message. */
async function request<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { message?: string } }
  if (!answer.ok) throw new Error(value.message)
  return value
}

/** A folder of GTK settings that shrink the browser's toolbar. At its usual size the window is wider than a phone. */
function slimToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }',
  )
  return folder
}

/** Starts a virtual display and returns its name. */
async function startDisplay(started: ChildProcess[]): Promise<string> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(server)
  const pipe = server.stdio[3] as NodeJS.ReadableStream
  const number = await new Promise<string>((resolve, reject) => {
    pipe.once('data', (data: Buffer) => resolve(data.toString().trim()))
    server.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return `:${number}`
}
