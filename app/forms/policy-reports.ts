// Reports what the content policy of a page with a form refuses. So the clinic learns when a change of the provider
// breaks its forms (docs/security.md).
import { POLICY_REPORTS } from '../paths.ts'

/** Most reports of one page. A provider's script could cause any number of them. */
const MOST_REPORTS = 5

/** Reports each kind of violation once, without paths and queries. Returns a function that stops reporting. */
export function reportViolations(): () => void {
  const sent = new Set<string>()
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const page = document.documentElement.dataset['view']
    const report = JSON.stringify({ page, directive: effectiveDirective, blocked: originOf(blockedURI) })
    if (sent.has(report) || sent.size >= MOST_REPORTS) return
    sent.add(report)
    navigator.sendBeacon(POLICY_REPORTS, report)
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => document.removeEventListener('securitypolicyviolation', onViolation)
}

/** Origin of an address. A word of the browser, such as `inline`, stays as it is. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked
}
