// Who may come in from the network: people on the list who have signed in. Everybody gets the sign-in page, and
// nobody else anything more.
import { createHmac } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { guardOrigin } from '../guard.ts'
import { Refused } from '../send.ts'
import type { StudioEnv } from '../studio-env.ts'
import type { Desks } from './desks.ts'
import { Identity, letsNobodyChoose, RETURN_PATH, type Account, type Prompt } from './identity.ts'
import { People } from './people.ts'
import { rateLimit } from './rate.ts'
import { Sessions } from './sessions.ts'
import type { Settings } from './settings.ts'
import { signInPage, START, type Look } from './sign-in-page.ts'

/** Most requests in a minute of one person, who types in several tabs, or of one address without a sign-in. */
const MAX_REQUESTS = 3000
const SIGN_IN = '/edit/sign-in'
const SIGN_OUT = '/edit/sign-out'

/**
 * Admits people who have signed in, each to their own desk. `folder` is for sessions that were ended, `look` for the
 * sign-in page, and `most` is how many requests somebody may send in a minute.
 */
export function door(
  settings: Settings,
  folder: string,
  desks: Desks,
  look: Look,
  most = MAX_REQUESTS,
): Hono<StudioEnv> {
  const { STUDIO_ORIGIN: origin, STUDIO_SESSION_KEY: secret } = settings
  const identity = new Identity(settings)
  const people = new People(settings.STUDIO_PEOPLE)
  const sessions = new Sessions(secret, folder)
  const count = rateLimit(most)
  const page = signInPage(look)
  const begin = async (c: Context, prompt?: Prompt) => {
    const { address, attempt } = await identity.begin(prompt)
    await sessions.keepAttempt(c, attempt)
    return c.redirect(address)
  }
  /** Says why somebody was refused. Without a question for the account, the same one would be refused for ever. */
  const refuse = async (c: Context, reason: string, idToken?: string) => {
    await sessions.askForAccount(c)
    if (idToken === undefined) return page(c, reason, 403)
    await sessions.keepToken(c, idToken)
    return page(c, reason, 403, { [START]: 'Sign in with another account', [SIGN_OUT]: 'Sign out' })
  }

  return new Hono<StudioEnv>()
    .get('/health', (c) => c.text('ok'))
    .use(async (c, next) => {
      if (c.req.header('host') !== new URL(origin).host)
        throw new Refused(403, `The studio answers at ${origin} only.`)
      // A link in a mail, and the identity service, lead here from elsewhere. They change nothing.
      const isLeaving = c.req.path === SIGN_OUT
      guardOrigin(c.req, origin, c.req.header('sec-fetch-dest') === 'document' && !isLeaving)
      const address = await sessions.address(c)
      // Signing out works for everybody, also while the list cannot be read.
      const person = address === undefined || isLeaving ? undefined : people.find(address)
      // The proxy adds the address that it sees at the end.
      const network = c.req.header('x-forwarded-for')?.split(',').at(-1) ?? c.env.incoming.socket.remoteAddress
      count(person?.address ?? network ?? '')
      c.set('person', person)
      await next()
    })
    .get(SIGN_IN, (c) => page(c, 'You can edit the website once you have signed in.'))
    .get(START, async (c) => begin(c, (await sessions.mustAsk(c)) ? 'select_account' : undefined))
    .get(RETURN_PATH, async (c) => {
      const attempt = await sessions.takeAttempt(c)
      if (!attempt) return page(c, 'Signing in took too long, or began in another browser. Sign in again.', 403)
      let account: Account
      try {
        account = await identity.finish(new URL(c.req.url).search, attempt)
      } catch (error) {
        if (attempt.prompt === 'select_account' && letsNobodyChoose(error)) return begin(c, 'login')
        const { code = 'it does not fit', error: words = '' } = error as { code?: string; error?: string }
        console.warn(`A sign-in was refused: ${code} ${words}`)
        return refuse(c, error instanceof Refused ? error.message : 'Signing in did not work. Sign in again.')
      }
      const { address, idToken } = account
      if (address === undefined)
        return refuse(c, 'Your account has no e-mail address that its service has confirmed.', idToken)
      const person = people.find(address)
      if (!person)
        return refuse(c, `${address} is not on the list of people who may edit. Ask whoever keeps it.`, idToken)
      await sessions.keepToken(c, idToken)
      await sessions.begin(c, person.address)
      console.warn(`${person.address} signed in`)
      return c.redirect('/edit/', 303)
    })
    .get(SIGN_OUT, async (c) => {
      const idToken = await sessions.end(c)
      await sessions.askForAccount(c)
      const address = await identity.end(idToken)
      if (address !== undefined) return c.redirect(address, 303)
      const { host } = new URL(settings.STUDIO_ISSUER)
      return page(c, `You have signed out. If others use this computer, sign out of your account at ${host} too.`)
    })
    .use(async (c, next) => {
      const { person } = c.var
      if (!person) {
        if (c.req.method === 'GET' && c.req.header('accept')?.includes('text/html')) return c.redirect(SIGN_IN, 303)
        throw new Refused(401, 'You are signed out. Your work is still in this window.')
      }
      c.set('studio', await desks.of(person))
      // The same after signing in again, so that an open window goes on, and another one for another person.
      c.set('pageKey', createHmac('sha256', secret).update(`page ${person.address}`).digest('base64url'))
      return next()
    })
}
