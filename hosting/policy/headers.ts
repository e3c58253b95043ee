// Safety headers of every answer. A page's own content policy is a meta element in the page (content-policy.ts).

/**
 * Browser features that the site and its frames do not need; all are off. The list has only names that browsers know,
 * because they log a warning for each unknown one.
 */
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
