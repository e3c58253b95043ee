// Who is signed in: a signed cookie says who and until when. The server keeps only which sessions have been ended.
// Others may use the browser next, so it remembers that the identity service must ask for the account.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'

/** How long somebody stays signed in, and may take to sign in. */
const SESSION_S = 8 * 3600
const SIGN_IN_S = 600
/** How long a browser remembers that the account must be asked for: the most that Chromium allows. */
const LONGEST_S = 400 * 86_400
const HOST_COOKIE = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const
/** Only signing out needs the token, which is long. A browser drops one that is too long; then the service asks. */
const TOKEN_COOKIE = { ...HOST_COOKIE, prefix: 'secure', path: '/edit/sign-out' } as const

const until = z.number().refine((time) => time > Date.now())
const session = z.object({ id: z.uuid(), address: z.string(), until })
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  prompt: z.enum(['select_account', 'login']).optional(),
  until,
})
export type Attempt = Omit<z.infer<typeof attempt>, 'until'>
const ask = z.object({ until })
const token = z.object({ idToken: z.string(), until })

export class Sessions {
  readonly #key: string
  readonly #ended: string

  /** `key` signs the cookies. `folder` has one folder for each session that was ended early. */
  constructor(key: string, folder: string) {
    this.#key = key
    this.#ended = folder
    mkdirSync(folder, { recursive: true })
  }

  /** The address of who is signed in. */
  async address(c: Context): Promise<string | undefined> {
    const found = await this.#read(c, 'studio', session)
    return found && !existsSync(join(this.#ended, found.id)) ? found.address : undefined
  }

  /** Begins a session, which never has the id of an earlier one. */
  async begin(c: Context, address: string): Promise<void> {
    for (const id of readdirSync(this.#ended))
      if (statSync(join(this.#ended, id)).mtimeMs < Date.now() - SESSION_S * 1000) rmdirSync(join(this.#ended, id))
    await this.#set(c, 'studio', { id: randomUUID(), address }, SESSION_S)
    deleteCookie(c, 'studio-ask', HOST_COOKIE)
  }

  /** Ends the session, also for whoever has a copy of the cookie. Returns the token of the account. */
  async end(c: Context): Promise<string | undefined> {
    const found = await this.#read(c, 'studio', session)
    if (found) mkdirSync(join(this.#ended, found.id), { recursive: true })
    deleteCookie(c, 'studio', HOST_COOKIE)
    const account = await this.#read(c, 'studio-token', token, 'secure')
    deleteCookie(c, 'studio-token', TOKEN_COOKIE)
    return account?.idToken
  }

  /** Keeps the token of the account that the identity service has signed in, until somebody signs out. */
  async keepToken(c: Context, idToken: string): Promise<void> {
    await this.#set(c, 'studio-token', { idToken }, SESSION_S, TOKEN_COOKIE)
  }

  /** From now on the service must ask for the account in this browser, until somebody has signed in. */
  async askForAccount(c: Context): Promise<void> {
    await this.#set(c, 'studio-ask', {}, LONGEST_S)
  }

  /** Whether the service must ask for the account in this browser. */
  async mustAsk(c: Context): Promise<boolean> {
    return (await this.#read(c, 'studio-ask', ask)) !== undefined
  }

  /** Remembers in the browser how it began to sign in. */
  async keepAttempt(c: Context, begun: Attempt): Promise<void> {
    await this.#set(c, 'studio-sign-in', begun, SIGN_IN_S)
  }

  /** What it remembers of that, which it then forgets. */
  async takeAttempt(c: Context): Promise<Attempt | undefined> {
    const found = await this.#read(c, 'studio-sign-in', attempt)
    deleteCookie(c, 'studio-sign-in', HOST_COOKIE)
    return found
  }

  async #set(
    c: Context,
    name: string,
    value: object,
    seconds: number,
    options: typeof HOST_COOKIE | typeof TOKEN_COOKIE = HOST_COOKIE,
  ): Promise<void> {
    const text = JSON.stringify({ ...value, until: Date.now() + seconds * 1000 })
    await setSignedCookie(c, name, text, this.#key, { ...options, maxAge: seconds })
  }

  async #read<Value>(
    c: Context,
    name: string,
    shape: z.ZodType<Value>,
    prefix: 'host' | 'secure' = 'host',
  ): Promise<Value | undefined> {
    const text = await getSignedCookie(c, this.#key, name, prefix)
    return text ? shape.safeParse(JSON.parse(text)).data : undefined
  }
}
