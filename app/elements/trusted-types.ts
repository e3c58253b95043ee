// Trusted Types: what scripts may turn into markup or code. Pages without a form enforce it (hosting/policy/content-policy.ts).

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown
}

/** Sets the default policy: scripts load from this site only. Text never becomes markup, because there is no rule for it. */
export function limitTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  })
}
