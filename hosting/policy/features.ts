// Browser features that the site turns off with Permissions-Policy, because neither it nor its frames need them.
// features.md is the list of the specification (github.com/w3c/webappsec-permissions-policy). Browsers log a warning
// for each name that they do not know, so a name is here only if some browser supports it without a flag, and not
// `bluetooth` or `web-share`, which Chromium for Linux does not know: a page can use neither without a click and a
// question to the visitor. tests/browser/policy.spec.ts fails when Chromium supports a feature that is not here.

/** "Standardized features" of features.md. */
const STANDARDIZED = words(`
  accelerometer autoplay camera compute-pressure cross-origin-isolated display-capture encrypted-media
  fullscreen geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-get
  screen-wake-lock serial storage-access usb window-management xr-spatial-tracking
`)

/** "Proposed features" and "experimental features" of features.md. */
const PROPOSED = words(`
  browsing-topics captured-surface-control clipboard-read clipboard-write deferred-fetch
  digital-credentials-create digital-credentials-get gamepad language-detector language-model
  local-fonts speaker-selection summarizer translator unload
`)

/** Not in features.md, but in `document.featurePolicy.features()` of Chromium 156. */
const CHROMIUM_ONLY = words(`
  deferred-fetch-minimal interest-cohort local-network local-network-access loopback-network
  media-playback-while-not-visible on-device-speech-recognition private-state-token-issuance
  private-state-token-redemption publickey-credentials-create
`)

export const FEATURES = [...STANDARDIZED, ...PROPOSED, ...CHROMIUM_ONLY].sort()

/**
 * Features that stay on: screen readers use `aria-notify`, and a provider's older script may need `sync-xhr`. Client
 * hints (`ch-…`) do nothing, because the site requests none.
 */
export const ALLOWED_FEATURES = /^(?:aria-notify$|sync-xhr$|ch-)/

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
