// What the operator of a studio for many people sets, in the environment (hosting/studio/env.example).
import { z } from 'zod'

const LOOPBACK = new Set(['localhost', '127.0.0.1'])

/** Signing in without TLS would show its secrets to the network. Only tests on one machine may. */
const secureUrl = z.url().refine((url) => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}, 'must begin with https://')

const settings = z.object({
  /** Where browsers find the studio, without a slash at the end. */
  STUDIO_ORIGIN: secureUrl.refine((url) => new URL(url).origin === url, 'must have no path and no slash at the end'),
  /** The identity service, and what it knows this studio as. */
  STUDIO_ISSUER: secureUrl,
  STUDIO_CLIENT_ID: z.string().min(1),
  STUDIO_CLIENT_SECRET: z.string().min(1),
  /** Signs cookies. Another one signs everybody out. */
  STUDIO_SESSION_KEY: z.string().min(32),
  /** File that says who may do what (people.ts). */
  STUDIO_PEOPLE: z.string().min(1),
  /** Folder for the repository, the desks and the drafts. */
  STUDIO_DATA: z.string().min(1),
  /** Repository of the website. Its address is shown to staff. */
  STUDIO_REMOTE: z.string().refine((remote) => !/\/\/[^/@]*:[^/@]*@/.test(remote), 'must not have a password'),
  /** Address that proposes a branch for review: {branch} is its name. */
  STUDIO_REVIEW: z.string().includes('{branch}').optional(),
})
export type Settings = z.infer<typeof settings>

/** The settings, which are removed from `environment`, so that git and what it starts do not get them. */
export function takeSettings(environment: NodeJS.ProcessEnv): Settings {
  const { data, error } = settings.safeParse(environment)
  if (!data)
    throw new Error(
      `Settings of the studio: ${error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('; ')}`,
    )
  for (const name of Object.keys(settings.shape)) Reflect.deleteProperty(environment, name)
  return data
}
