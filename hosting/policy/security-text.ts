// security.txt tells people where to report a security problem (RFC 9116).

interface SecurityContact {
  /** Origin of the site. */
  url: string
  /** As `tel:…`. */
  phoneHref: string
  /**
   * Date of the newest review of the content, ISO 8601. The file is valid for a year from then. The build time is not
   * used, because two builds of the same content must give the same bytes.
   */
  reviewed: string
}

/** Text of /.well-known/security.txt. */
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
