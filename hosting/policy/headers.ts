// Security headers of every response. The Content-Security-Policy of a page is a meta element (content-policy.ts).

/**
 * Browser features to turn off, because the site and its frames do not need them. These are the names that Chromium
 * knows (`document.featurePolicy.features()`); it logs a warning for any other. tests/browser/policy.spec.ts compares
 * the lists, so it fails when a new version of Chromium adds a feature.
 */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * Features that stay on: screen readers use `aria-notify`, and a provider's older script may need `sync-xhr`. Client
 * hints (`ch-…`) do nothing, because the site requests none.
 */
export const ALLOWED_FEATURES = /^(?:aria-notify$|sync-xhr$|ch-)/

const TWO_YEARS_S = 63_072_000

/** CSP of files that are not pages: when a visitor opens one, it can't load or run anything. */
export const FILE_CONTENT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * Cross-Origin-Opener-Policy of pages with a form: the provider's script may open a window. It keeps its reference to
 * that window, and the window to the page, only until the visitor leaves for a page without a form. The two policies
 * differ, so the browser then changes the group of windows that can reach each other.
 */
export const FORM_OPENER_POLICY = 'same-origin-allow-popups'

export const securityHeaders: Readonly<Record<string, string>> = {
  // Directives that work only in a header, or apply to every file. Browsers enforce them together with the page's.
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // No other page has a reference to this window, and this page has none to the windows that it opens. Pages with a
  // form have FORM_OPENER_POLICY.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Requests a separate process, so that a hanging form on another host of the same domain can't block the page.
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  // The path of a page can name a medical condition, and its query can have personal data. Requests to this site
  // carry the origin only too, because a host may log them.
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
