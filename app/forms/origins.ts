// Where each form provider is served from, unless content/clinic.yaml names another origin.
import type { FormProviderName } from '../content/references.ts'

/** Port of the local form service, which stands in for the provider on this machine. */
export const LOCAL_FORMS_PORT = 3001

/** Default origin of a provider, without a trailing slash; empty where each customer has their own. The local service takes its port from FORMS_PORT. */
export function defaultOrigin(provider: FormProviderName): string {
  const origins: Record<FormProviderName, string> = {
    hush: 'https://hushforms.com',
    jotform: 'https://form.jotform.com',
    cognito: 'https://www.cognitoforms.com',
    typeform: 'https://form.typeform.com',
    formio: '',
    frame: '',
    local: `http://localhost:${process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT}`,
  }
  return origins[provider]
}
