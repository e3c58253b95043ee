// The adapter of each provider: the code that shows its form in the browser.
import { frame } from './adapters/frame.ts'
import { hush } from './adapters/hush.ts'
import { jotform } from './adapters/jotform.ts'
import { typeform } from './adapters/typeform.ts'
import type { FormAdapter } from './lifecycle.ts'
import type { FormProviderName } from './providers.ts'

const leftOut: FormAdapter = ({ failed }) => {
  failed()
  return () => undefined
}

/** The clinic's provider, in a build of its site (build/bundle.ts): that bundle has no code of other providers. */
const only = import.meta.env.VITE_FORM_PROVIDER

export const adapters: Record<FormProviderName, FormAdapter> = {
  hush: only && only !== 'hush' ? leftOut : hush,
  typeform: only && only !== 'typeform' ? leftOut : typeform,
  jotform: only && only !== 'jotform' ? leftOut : jotform,
  frame: only && only !== 'frame' ? leftOut : frame,
}
