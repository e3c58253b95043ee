// Loads the browser part of one form provider, and of no other.
import type { FormProviderName } from '../content/references.ts'
import type { FormAdapter } from './provider.ts'

const adapters: Record<FormProviderName, () => Promise<{ adapter: FormAdapter }>> = {
  hush: () => import('./adapters/hush.ts'),
  local: () => import('./adapters/hush.ts'),
  jotform: () => import('./adapters/jotform.ts'),
  cognito: () => import('./adapters/cognito.ts'),
  typeform: () => import('./adapters/typeform.ts'),
  formio: () => import('./adapters/formio.ts'),
  frame: () => import('./adapters/frame.ts'),
}

/** Rejects when the adapter's chunk can't be fetched. */
export async function loadAdapter(provider: FormProviderName): Promise<FormAdapter> {
  const { adapter } = await adapters[provider]()
  return adapter
}
