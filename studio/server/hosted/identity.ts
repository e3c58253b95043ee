// Signing in with OpenID Connect: the code flow with PKCE, state and nonce. It asks for an e-mail address, no more.
import * as oidc from 'openid-client'
import { z } from 'zod'
import { Refused } from '../send.ts'
import type { Attempt } from './sessions.ts'
import type { Settings } from './settings.ts'

/** Where the identity service sends the browser back to. */
export const RETURN_PATH = '/edit/sign-in/return'

/**
 * What the service says of an account. It may leave out whether it has confirmed the address. Anything but `true`
 * means no: a text "false" or null would be somebody's claim to the address of an approver.
 */
const claimed = z.object({ email: z.email(), email_verified: z.literal(true).optional() })

export class Identity {
  readonly #settings: Settings
  readonly #return: string
  #configuration: oidc.Configuration | undefined

  constructor(settings: Settings) {
    this.#settings = settings
    this.#return = settings.STUDIO_ORIGIN + RETURN_PATH
  }

  /** Where the browser signs in, and what its return is checked with. Throws Refused while the service is down. */
  async begin(): Promise<{ address: string; attempt: Attempt }> {
    const configuration = await this.#configured()
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#return,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, attempt: { state, nonce, verifier } }
  }

  /** The confirmed address of who comes back with this query. Throws where anything does not fit. */
  async finish(query: string, { state, nonce, verifier }: Attempt): Promise<string> {
    const configuration = await this.#configured()
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(this.#return + query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('no claims')
    const isTold = claims['email'] !== undefined
    const more = isTold ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    const { data } = claimed.safeParse({ ...claims, ...more })
    if (!data) throw new Refused(403, 'Your account has no e-mail address that its service has confirmed.')
    return data.email
  }

  async #configured(): Promise<oidc.Configuration> {
    const { STUDIO_ISSUER, STUDIO_CLIENT_ID, STUDIO_CLIENT_SECRET } = this.#settings
    const issuer = new URL(STUDIO_ISSUER)
    try {
      this.#configuration ??= await oidc.discovery(
        issuer,
        STUDIO_CLIENT_ID,
        STUDIO_CLIENT_SECRET,
        undefined,
        // Settings allow it on this machine only.
        { execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [] },
      )
    } catch {
      throw new Refused(503, 'The service that signs you in doesn’t answer. Your drafts are kept. Try again later.')
    }
    oidc.enableNonRepudiationChecks(this.#configuration)
    return this.#configuration
  }
}
