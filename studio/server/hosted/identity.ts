// Signing in with OpenID Connect: the code flow with PKCE, state and nonce. It asks for an e-mail address, no more.
// Signing out ends the session of the service too, where it offers that.
import * as oidc from 'openid-client'
import { z } from 'zod'
import { Refused } from '../send.ts'
import type { Attempt } from './sessions.ts'
import type { Settings } from './settings.ts'

/** Where the identity service sends the browser back to. */
export const RETURN_PATH = '/edit/sign-in/return'

/** Makes the service ask who it is, although it remembers somebody: for the account, or for the password. */
export type Prompt = 'select_account' | 'login'

/**
 * What the service says of an account. It may leave out whether it has confirmed the address. Anything but `true`
 * means no: a text "false" or null would be somebody's claim to the address of an approver.
 */
const claimed = z.object({ email: z.email(), email_verified: z.literal(true).optional() })

/** Who has signed in. */
export interface Account {
  /** The e-mail address, if the service has confirmed it. */
  address?: string
  /** With it, the service ends its session (`end`). */
  idToken: string
}

/** Errors of a service that lets nobody choose an account. */
const NO_CHOICE = new Set(['account_selection_required', 'invalid_request'])

/** Whether the service did not let somebody choose an account. */
export function letsNobodyChoose(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && NO_CHOICE.has(error.error)
}

export class Identity {
  readonly #settings: Settings
  readonly #return: string
  #configuration: oidc.Configuration | undefined

  constructor(settings: Settings) {
    this.#settings = settings
    this.#return = settings.STUDIO_ORIGIN + RETURN_PATH
  }

  /** Where the browser signs in, and what its return is checked with. Throws Refused while the service is down. */
  async begin(wanted?: Prompt): Promise<{ address: string; attempt: Attempt }> {
    const configuration = await this.#configured()
    const known = configuration.serverMetadata()['prompt_values_supported']
    // A service that does not know a choice of accounts may ignore it, and come back with the same account.
    const prompt = wanted && Array.isArray(known) && !known.includes(wanted) ? 'login' : wanted
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#return,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(prompt && { prompt }),
    })
    return { address: address.href, attempt: { state, nonce, verifier, prompt } }
  }

  /** Who comes back with this query. Throws where anything does not fit. */
  async finish(query: string, { state, nonce, verifier }: Attempt): Promise<Account> {
    const configuration = await this.#configured()
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(this.#return + query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    })
    const [claims, idToken] = [tokens.claims(), tokens.id_token]
    if (!claims || !idToken) throw new Error('no claims')
    const isTold = claims['email'] !== undefined
    const more = isTold ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    const { data } = claimed.safeParse({ ...claims, ...more })
    return { idToken, ...(data && { address: data.email }) }
  }

  /** Where the browser ends the session of the service. Undefined if the service does not offer that, or is down. */
  async end(idToken: string | undefined): Promise<string | undefined> {
    const configuration = await this.#configured().catch(() => undefined)
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined
    // With the token, most services do not ask again. They show their own page at the end, which needs no set-up.
    return oidc.buildEndSessionUrl(configuration, idToken ? { id_token_hint: idToken } : {}).href
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
    } catch (error) {
      const { message, cause } = error as Error
      console.warn(`The identity service does not answer: ${message} ${cause instanceof Error ? cause.message : ''}`)
      throw new Refused(503, 'The service that signs you in doesn’t answer. Your drafts are kept. Try again later.')
    }
    oidc.enableNonRepudiationChecks(this.#configuration)
    return this.#configuration
  }
}
