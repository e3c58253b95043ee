// The browser part of each form provider, by the provider's name.
import type { FormProviderName, FormView } from '../content/schema/references.ts'
import { cognito } from './adapters/cognito.ts'
import { formio } from './adapters/formio.ts'
import { frame } from './adapters/frame.ts'
import { hush, local } from './adapters/hush.ts'
import { jotform } from './adapters/jotform.ts'
import { typeform } from './adapters/typeform.ts'
import type { FormAdapter } from './provider.ts'

const adapters: Record<FormProviderName, FormAdapter> = {
  hush,
  local,
  jotform,
  cognito,
  typeform,
  formio,
  frame,
}

/** The adapter that shows `form`. */
export function adapterOf({ provider, frame: address }: FormView): FormAdapter {
  return address ? frame : adapters[provider]
}
