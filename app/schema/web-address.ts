// Addresses that lead out of the site. Visitors follow them, and the Content-Security-Policy of a page quotes the
// provider's, so each is an https address of a host with a name in the public DNS.
import { z } from 'zod'

/**
 * `clinic.example.ca`: labels of letters, digits and dashes. The last is not a number, so IP addresses are refused.
 */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
/** Ends of names that mean a computer in the visitor's own network. */
const LOCAL = /\.(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa)$/

/** What is wrong with an address that leads out of the site, and what to write; undefined if nothing is. */
export function addressProblem(address: string): string | undefined {
  const parsed = /^https:\/\/[^\s\\]+$/.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (!parsed) return 'Write an address that begins with https://, such as https://example.ca/page.'
  if (/^https:\/\/[^/?#]*@/.test(address))
    return 'What is before the @ could deceive visitors. Write the address without it.'
  if (HOST.test(parsed.hostname) && !LOCAL.test(parsed.hostname)) return undefined
  return 'Visitors cannot reach this host. Write the name of a public one, such as https://example.ca.'
}

/** What is wrong with a `mailto:` address, and what to write; undefined if nothing is. */
export function mailProblem(href: string): string | undefined {
  const host = /^mailto:[\w.!#$%&'*+/=^`{|}~-]+@([^\s?@/]+)$/.exec(href)?.[1]
  if (host !== undefined && addressProblem(`https://${host}`) === undefined) return undefined
  return 'Nobody has this address. Write it as mailto:name@example.ca.'
}

/** Schema of an address that leads out of the site. */
export const webAddress = () =>
  z
    .string()
    .superRefine((address, { addIssue }) => {
      const message = addressProblem(address)
      if (message) addIssue({ code: 'custom', message })
    })
    .meta({ format: 'uri' })
