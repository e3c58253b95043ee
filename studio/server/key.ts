// Who may use the studio: browsers of the person who started it. Other people on the computer reach the same port, so
// every request needs the key.
//
// The address in the terminal has a code that works once. The first visit exchanges it for a cookie with the key,
// which scripts cannot read. A browser that opens an address names it to everybody on the computer (in the list of
// processes), and remembers it: by then the code is worth nothing. The key itself is only in that cookie and in a
// file that other users cannot read, so an open tab survives a restart.
//
// The cookie comes with every request of the browser, also with one that a script on a page of the site might send.
// So what reads and changes files needs the page key too. Only the document of the studio has it.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { writeFileAtomically } from '../site/server.ts'
import type { StudioEnv } from './studio-env.ts'
import { guardMachine } from './guard.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

const KEY = /^[\w-]{43}$/
/** Days for which browsers keep the cookie: the most that Chromium allows. */
const DAYS = 400
const NO_KEY = 'Open the studio with the address that the terminal shows: it has the key.'

/** Header with the page key. */
export const PAGE_KEY_HEADER = 'x-studio-page'

export class StudioKey {
  /** Sent by the studio's own page with each request for files. It stays the same when the studio starts again. */
  readonly page: string
  readonly #key: string
  #code = randomKey()
  readonly #onNewCode: () => void

  /** Reads the key of the folder, or makes one. Calls `onNewCode` when the code has been used. */
  constructor(folder: string, onNewCode: () => void = () => undefined) {
    this.#key = keyIn(folder)
    this.page = createHmac('sha256', this.#key).update('page').digest('base64url')
    this.#onNewCode = onNewCode
  }

  /** The code for the next browser. */
  get code(): string {
    return this.#code
  }

  /** The cookie of a browser that has used the code, for a studio on this port. */
  cookie(port: number | undefined): string {
    return `${cookieName(port)}=${this.#key}`
  }

  /**
   * Admits requests of this machine that have the key to the studio. Answers a request that has the code: the browser
   * gets the key, and comes back without the code.
   */
  admitTo(studio: Studio): Hono<StudioEnv> {
    return new Hono<StudioEnv>().use(async (c, next) => {
      guardMachine(c)
      const { localPort } = c.env.incoming.socket
      const [code, given] = [c.req.query('code'), getCookie(c, cookieName(localPort))]
      const hasCode = c.req.method === 'GET' && code !== undefined && isSameSecret(code, this.#code)
      if (!hasCode && !(given !== undefined && isSameSecret(given, this.#key))) throw new Refused(403, NO_KEY)
      c.set('studio', studio)
      c.set('pageKey', this.page)
      if (code === undefined) return next()
      setCookie(c, cookieName(localPort), this.#key, { maxAge: DAYS * 86_400, httpOnly: true, sameSite: 'Strict' })
      if (hasCode) {
        this.#code = randomKey()
        this.#onNewCode()
      }
      const address = new URL(c.req.url)
      address.searchParams.delete('code')
      return c.redirect(address.pathname.replace(/^\/+/, '/') + address.search, 303)
    })
  }
}

/** Throws Refused unless the studio's own page sent the request. */
export const requirePage: MiddlewareHandler<StudioEnv> = async (c, next) => {
  const given = c.req.header(PAGE_KEY_HEADER)
  if (given === undefined || !isSameSecret(given, c.var.pageKey))
    throw new Refused(403, 'Only the page of the studio may ask for this. Reload it.')
  await next()
}

function randomKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The key in the folder. Other users can read neither the file nor what it replaces. */
function keyIn(folder: string): string {
  const file = join(folder, 'key')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const known = readKey(file)
  const key = known ?? randomKey()
  writeFileAtomically(file, key, 0o600)
  return key
}

function readKey(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    return KEY.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Cookies of `localhost` go to every port, so the name has it: two studios can be open. */
function cookieName(port: number | undefined): string {
  return `studio-${port}`
}

/** Compares in a time that says nothing about the texts. */
function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
