// Trusted Types: a browser feature that stops scripts from turning text into markup or code.
// Pages without a form enforce it (hosting/policy/content-policy.ts).

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown
}

/**
 * Sets the default policy. It allows addresses of scripts on this site only. It has no `createHTML` rule, so the
 * browser rejects every attempt to turn text into markup.
 */
export function limitTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  })
}
