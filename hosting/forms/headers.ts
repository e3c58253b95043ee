// Safety headers of the form pages. They allow only this service's own files, no inline code, and frames of the site.

/** Who may show a page in a frame. */
export type Framing = 'site' | 'none'

/** The headers of a page. `siteOrigin` is the origin of the site, without a trailing slash. */
export function safetyHeaders(framing: Framing, siteOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framing === 'site' ? siteOrigin : "'none'"}`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}
