// The browser part of each form provider, by the provider's name.
import type { FormProviderName } from '../content/references.ts'
import { cognito } from './adapters/cognito.ts'
import { formio } from './adapters/formio.ts'
import { frame } from './adapters/frame.ts'
import { hush } from './adapters/hush.ts'
import { jotform } from './adapters/jotform.ts'
import { typeform } from './adapters/typeform.ts'
import type { FormAdapter } from './provider.ts'

export const adapters: Record<FormProviderName, FormAdapter> = {
  hush,
  local: hush,
  jotform,
  cognito,
  typeform,
  formio,
  frame,
}
