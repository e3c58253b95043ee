// The adapter of each provider: the code that shows its form in the browser.
import { frame } from './adapters/frame.ts'
import { hush } from './adapters/hush.ts'
import { jotform } from './adapters/jotform.ts'
import { typeform } from './adapters/typeform.ts'
import type { FormAdapter } from './lifecycle.ts'
import type { FormProviderName } from '../schema/form-providers.ts'

/**
 * The clinic's provider, in a build of its site (pipeline/bundle.ts). Its bundle has the code of no other provider.
 */
const only = import.meta.env.VITE_FORM_PROVIDER

export const adapters: Readonly<Record<FormProviderName, FormAdapter | undefined>> = {
  hush: only && only !== 'hush' ? undefined : hush,
  typeform: only && only !== 'typeform' ? undefined : typeform,
  jotform: only && only !== 'jotform' ? undefined : jotform,
  frame: only && only !== 'frame' ? undefined : frame,
}
