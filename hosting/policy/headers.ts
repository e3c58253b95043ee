// Safety headers of every answer. A page's own content policy is in the page (content-policy.ts); this holds what a page can't say of itself.

/** Features that a page could ask the browser for; all are off, here and in frames. Only names that browsers know: others are complained about. */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const TWO_YEARS_S = 63_072_000

export const safetyHeaders: Readonly<Record<string, string>> = {
  // Only what a meta element can't carry, and what is true of every file. Two policies hold at once: the stricter wins.
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // Pages that the site opens (the secure mailbox, a form's own page) keep working; pages that open the site get no hold on it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A process of its own where the browser can: a form at a sister host that hangs does not hang the page.
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  // A page's address can name a condition: other sites learn the origin at most.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
