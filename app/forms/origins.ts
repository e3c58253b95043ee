// The addresses of form providers that the content needs: origins, unless content/clinic.yaml names another one, and
// plain frames.
import type { FormProviderName, FormView } from '../content/schema/references.ts'

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

/** Address of a form in a plain frame. Undefined for providers that document none, or that never run a script. */
export function plainFrame({ provider, origin, id, account = '' }: FormView): string | undefined {
  const addresses: Partial<Record<FormProviderName, string>> = {
    cognito: `${origin}/f/${account}/${id}`,
    typeform: `${origin}/to/${id}`,
    local: `${origin}/embed/${id}`,
  }
  return addresses[provider]
}

/** Whether the provider's form can be shown without a script of the provider on the page. */
export function offersFrame(provider: FormProviderName): boolean {
  return !hasScript(provider) || plainFrame({ provider, origin: '', id: '' }) !== undefined
}

/** Whether the provider's script runs on a page with the form. It can read everything on that page. */
export function runsScript({ provider, frame }: FormView): boolean {
  return hasScript(provider) && frame === undefined
}

function hasScript(provider: FormProviderName): boolean {
  return provider !== 'jotform' && provider !== 'frame'
}
