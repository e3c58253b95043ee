// Trusted Types: what scripts may hand to the places from which text becomes markup or code. Pages without a form enforce it (hosting/policy/content-policy.ts).

/** React makes a script element by parsing this, so that it does not run on its own. */
const BLANK_SCRIPT = '<script></script>'

interface PolicyRules {
  createHTML(text: string): string | null
  createScriptURL(address: string): string | null
}

/** The default policy: markup is refused, text passes (structured data is set that way), and scripts come from this site. Called before React starts: until then no script of the site writes markup, and the policy refuses everything. A second policy of the name is refused. */
export function limitTrust(): void {
  const factory = (window as { trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown } })
    .trustedTypes
  factory?.createPolicy('default', {
    createHTML: (text) => (text === BLANK_SCRIPT || !text.includes('<') ? text : null),
    createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  })
}
