// Whose account somebody signs in with, and how they leave it, on a computer that others use too.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { person, startHostedStudio, type HostedStudio } from '../../tests/fixtures/hosted-studio.ts'
import type { Visitor } from '../../tests/fixtures/visitor.ts'
import type { Person } from './people.ts'

const [DANA, LEE] = [person('Dana').address, person('Lee').address]
let hosted: HostedStudio

beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  hosted = await startHostedStudio()
})
beforeEach(() => {
  Object.assign(hosted.service.spoil, { claims: undefined, user: undefined })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await hosted.close()
})

/** What the page says to somebody who comes back and is refused. */
async function refusal(visitor: Visitor, address: string): Promise<string> {
  const response = await visitor.ask(address)
  expect([response.status, (await visitor.ask('/edit/api/me')).status]).toEqual([403, 401])
  return response.text()
}

/** Who the studio takes the visitor for. */
const whoIs = async (visitor: Visitor) => (await visitor.get<Person>('me')).address

test.each(['false', 'true', 0, 1, null, false])(
  'an address that the service calls confirmed: %j is none',
  async (said) => {
    const inToken = hosted.visitor()
    const address = await inToken.identify(DANA)
    hosted.service.spoil.claims = { email: DANA, email_verified: said }
    expect(await refusal(inToken, address)).toMatch(/no e-mail address that its service has confirmed/)
    delete hosted.service.spoil.claims
    hosted.service.spoil.user = { email_verified: said }
    const elsewhere = hosted.visitor()
    expect(await refusal(elsewhere, await elsewhere.identify(DANA))).toMatch(/no e-mail address/)
  },
)

test.each(['', 'dana', 7, ['dana@clinic.example'], '\u212Aim@clinic.example'])('%j is no address', async (email) => {
  const visitor = hosted.visitor()
  const address = await visitor.identify(DANA)
  hosted.service.spoil.claims = { email, email_verified: true }
  expect(await refusal(visitor, address)).toMatch(/no e-mail address/)
})

test('a service that does not say whether it confirms addresses is trusted', async () => {
  const visitor = hosted.visitor()
  const address = await visitor.identify(LEE)
  hosted.service.spoil.claims = { email: DANA }
  expect((await visitor.ask(address)).status).toBe(303)
  await visitor.open()
  expect(await whoIs(visitor)).toBe(DANA)
})

test.each([
  ['lets people choose an account', 'yes'],
  ['knows no such choice, and publishes that', 'no, as published'],
  ['answers with an error when it is asked for one', 'no'],
] as const)('who was refused chooses another account where the service %s', async (_what, choice) => {
  await offering({ endOfSession: false, choice })
  const visitor = hosted.visitor()
  const said = await refusal(visitor, await visitor.identify('eve@evil.example'))
  expect(said).toMatch(/"\/edit\/sign-in\/start">Sign in with another account<[^]*"\/edit\/sign-out">Sign out</)
  expect(await signInAgain(visitor, DANA)).toBe(DANA)
  // Whoever signs in next without having signed out is not asked.
  expect(await signInAgain(visitor, LEE)).toBe(DANA)
  const out = await visitor.ask('/edit/sign-out')
  expect(await out.text()).toContain(`sign out of your account at ${new URL(hosted.service.issuer).host} too`)
  expect(await signInAgain(visitor, LEE), 'The next person at this computer').toBe(LEE)
})

/** Restarts the studio, with a service that offers this. */
async function offering(offers: HostedStudio['service']['offers']): Promise<void> {
  Object.assign(hosted.service.offers, offers)
  await hosted.restart()
}

/** Presses "Sign in", and gives the address if the service asks for one. Returns who the studio then knows. */
async function signInAgain(visitor: Visitor, address: string): Promise<string> {
  let answer = await visitor.ask(await visitor.identify(address))
  const next = answer.headers.get('location') ?? ''
  if (next.startsWith(hosted.service.issuer)) answer = await visitor.ask(await visitor.identify(address, next))
  expect(answer.headers.get('location')).toBe('/edit/')
  await visitor.open()
  return whoIs(visitor)
}

test('signing out ends the session of the service, also while the list cannot be read', async () => {
  await offering({ endOfSession: true, choice: 'yes' })
  const visitor = await hosted.as('Dana')
  hosted.setPeople('nobody')
  const out = await visitor.ask('/edit/sign-out')
  const address = out.headers.get('location') ?? ''
  expect(address).toMatch(new RegExp(`^${hosted.service.issuer}/session/end\\?.*id_token_hint=ey`))
  hosted.resetPeople()
  expect((await visitor.ask('/edit/api/me')).status).toBe(401)
  const left = await visitor.submit(await visitor.ask(address))
  expect(left.status).toBe(303)
  // Not because the studio asks for the account.
  visitor.cookies.delete(`${new URL(hosted.settings.STUDIO_ORIGIN).port} __Host-studio-ask`)
  expect(await signInAgain(visitor, LEE)).toBe(LEE)
})
