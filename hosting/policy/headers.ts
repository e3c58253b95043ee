// Safety headers of every answer. A page's own content policy is a meta element in the page (content-policy.ts).

/**
 * Browser features that the site and its frames do not need; all are off. The list is that of Chromium
 * (`document.featurePolicy.features()`), which logs a warning for names that it does not know. A test compares it
 * with the browser's (tests/browser/policy.spec.ts), so a new version of the browser shows what is new.
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
 * hints (`ch-…`) do nothing, because the site asks for none.
 */
export const KEPT_FEATURES = /^(?:aria-notify$|sync-xhr$|ch-)/

const TWO_YEARS_S = 63_072_000

/** Content policy of every file that is not a page. Opened by itself, it can load, run and show nothing more. */
export const FILE_CONTENT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

export const safetyHeaders: Readonly<Record<string, string>> = {
  // Directives that work only in a header, or apply to every file. Browsers enforce this policy and the page's own.
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // Windows that the site opens (the secure mailbox, a form's own page) keep working. A page that opens the site gets
  // no reference to its window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Asks for a separate process. A form on another host of the same domain then cannot block the page when it hangs.
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  // The path of a page can name a medical condition, and its query can have personal data. Requests to this site
  // carry the origin only too, because a host may log them.
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
