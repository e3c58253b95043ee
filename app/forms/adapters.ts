// The adapter of each provider: the code that shows its form in the browser.
import { frame } from './adapters/frame.ts'
import { hush } from './adapters/hush.ts'
import { jotform } from './adapters/jotform.ts'
import { typeform } from './adapters/typeform.ts'
import type { FormAdapter } from './lifecycle.ts'
import type { FormProviderName } from './providers.ts'

export const adapters: Record<FormProviderName, FormAdapter> = { hush, typeform, jotform, frame }
