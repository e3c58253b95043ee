// security.txt: where to report a weakness of the site (RFC 9116).

interface SecurityContact {
  /** Origin of the site. */
  url: string
  /** As `tel:…`. */
  phoneHref: string
  /** Date of the newest review of the content, ISO 8601. The file holds for a year from then, which a build can repeat to the byte. */
  reviewed: string
}

/** The file served at /.well-known/security.txt. */
export function securityText({ url, phoneHref, reviewed }: SecurityContact): string {
  const expires = new Date(`${reviewed}T00:00:00Z`)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: ${url}/contact`,
    `Contact: ${phoneHref}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
