// Reports what the Content-Security-Policy of a page with a form refuses, so that the clinic learns when a change at
// the provider breaks its forms (docs/security.md).
import { parseAddress } from '../parse-address.ts'
import { POLICY_REPORTS } from '../paths.ts'
import { asksNotToBeTracked } from '../privacy/tracking-signal.ts'

/** Maximum number of reports for each page load, because a provider's script could cause any number. */
const MAX_REPORTS = 5

/**
 * Reports each kind of violation once, without paths and queries; nothing if the visitor asks not to be tracked.
 * Returns a function that stops reporting.
 */
export function reportViolations(): () => void {
  if (asksNotToBeTracked()) return () => undefined
  const sent = new Set<string>()
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const page = document.documentElement.dataset['analyticsPath']
    const report = JSON.stringify({ page, directive: effectiveDirective, blocked: originOf(blockedURI) })
    if (sent.has(report) || sent.size >= MAX_REPORTS) return
    sent.add(report)
    navigator.sendBeacon(POLICY_REPORTS, report)
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => document.removeEventListener('securitypolicyviolation', onViolation)
}

/** Origin of an address. Keywords of the browser, such as `inline`, are returned unchanged. */
function originOf(blocked: string): string {
  return parseAddress(blocked)?.origin ?? blocked
}
