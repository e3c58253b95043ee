// The origin of each form provider, unless content/clinic.yaml names another one.
import type { FormProviderName } from '../content/references.ts'

/** Port of the local form service. */
export const LOCAL_FORMS_PORT = 3001

/**
 * Default origin of a provider, without a trailing slash. Empty where each customer has an own origin.
 * FORMS_PORT sets the port of the local form service.
 */
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
