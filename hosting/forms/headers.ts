// Safety headers of the form pages: nothing from elsewhere, nothing inline, framed by the site alone.

/** Who may put a page into a frame. */
export type Framing = 'site' | 'none'

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
