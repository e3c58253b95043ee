// WebKit in GTK's MiniBrowser, driven over WebDriver. It needs a display: the machine's own, or one of Xvfb.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key } from 'selenium-webdriver'
import { vi } from 'vitest'
import { anyFreePort } from '../../cli/ports.ts'
import { restingPlace, type KeyName, type Visitor } from './visitor.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'
const NAMES: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
}

const MOST_RESIZES = 5
/** Longest wait for a window to take its size, and for a driver to start, in ms. */
const RESIZE_LIMIT = 1_000
const START_LIMIT = 10_000

/** Starts WebKit, with a display of its own where there is none. Rejects when a part is not installed. */
export async function webkit(): Promise<Visitor> {
  const browser = miniBrowser()
  if (!existsSync(DRIVER) || !browser)
    throw new Error('WebKit is not installed. Debian: apt-get install webkit2gtk-driver')
  const started: ChildProcess[] = []
  const settings = slimToolbar()
  const leave = () => {
    started.toReversed().forEach((child) => child.kill())
    rmSync(settings, { recursive: true, force: true })
  }
  const display = process.env['DISPLAY'] ?? (await ownDisplay(started))
  const port = await anyFreePort()
  started.push(
    spawn(DRIVER, ['-p', String(port)], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings },
    }),
  )
  await waitForDriver(port)
  const options = { binary: browser, args: ['--automation'] }
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
    .catch((error: unknown) => {
      leave()
      throw error
    })
  const evaluate = <T>(expression: string) => driver.executeScript<T>(`return (${expression})`)
  return {
    goto: (url) => driver.get(url),
    click: async (selector) =>
      driver
        .actions()
        .move(await restingPlace(evaluate, selector))
        .press()
        .release()
        .perform(),
    press: (key) => driver.actions().sendKeys(NAMES[key]).perform(),
    evaluate,
    size: async (width, height) => {
      // A window is wider than its page by an unknown edge. It is resized by the difference until the page fits.
      const missing = { width: 0, height: 0 }
      for (let tries = 0; tries < MOST_RESIZES; tries++) {
        const outer = { x: 0, y: 0, width: width + missing.width, height: height + missing.height }
        await driver.manage().window().setRect(outer)
        const fits = async () => (await evaluate<number>('innerWidth')) === width
        if (await vi.waitUntil(fits, { timeout: RESIZE_LIMIT }).catch(() => false)) return
        const [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
        missing.width += width - innerWidth
        missing.height += height - innerHeight
      }
    },
    back: () => driver.navigate().back(),
    leave: async () => {
      await driver.quit().catch(() => undefined)
      leave()
    },
  }
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

/** Path of MiniBrowser, whose folder has the version of the library in its name. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined
  const folders = readdirSync(LIBRARIES)
    .filter((name) => name.includes('linux-gnu'))
    .map((name) => join(LIBRARIES, name))
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file))
}

/** Starts a virtual display and returns its name. */
async function ownDisplay(started: ChildProcess[]): Promise<string> {
  if (!existsSync(XVFB)) throw new Error('WebKit needs a display. Debian: apt-get install xvfb')
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
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

async function waitForDriver(port: number): Promise<void> {
  const answers = async () => {
    const { ok } = await fetch(`http://127.0.0.1:${port}/status`)
    if (!ok) throw new Error('WebKitWebDriver does not answer.')
  }
  await vi.waitFor(answers, { timeout: START_LIMIT })
}
