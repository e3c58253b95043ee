// Security headers by kind of response. The Content-Security-Policy of a page is a meta element (content-policy.ts).
import { FEATURES } from './features.ts'

/** Headers by name. */
export type HeaderValues = Readonly<Record<string, string>>

const TWO_YEARS_S = 63_072_000

const everywhere: HeaderValues = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
}

/** Pages, error pages and answers without a file. */
const document: HeaderValues = {
  ...everywhere,
  // Directives that work only in a header. Browsers enforce them together with those of the page.
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // No other page has a reference to this window, and this page has none to the windows that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Requests a separate process, so that a hanging form on another host of the same domain can't block the page.
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  // The path of a page can name a medical condition, and its query can have personal data. Requests to this site
  // carry the origin only too, because a host may log them.
  'Referrer-Policy': 'strict-origin',
  'X-Frame-Options': 'DENY',
}

/** Files that are not pages. Browsers apply the other headers to documents only, so a file has none of them. */
const file: HeaderValues = {
  ...everywhere,
  // When a visitor opens a file, it can't load or run anything.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}

export const securityHeaders = {
  document,
  /**
   * The provider's script may open a window, such as the form's own page. The two keep their references to each other
   * only until the visitor leaves for a page without a form: there Cross-Origin-Opener-Policy differs, so the browser
   * separates the windows.
   */
  formPage: { ...document, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } as HeaderValues,
  file,
  /**
   * Pictures, styles, fonts and scripts, which are public. Translators and archives show a page from another address,
   * and may load them.
   */
  hashedFile: { ...file, 'Cross-Origin-Resource-Policy': 'cross-origin' } as HeaderValues,
}
