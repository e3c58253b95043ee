// Starts a page with a form, and decides when the browser loads the code of the form, with React.
import type { Arrival } from '../privacy/address.ts'
import { cleanAddress } from '../privacy/clean-address.ts'
import { showLinksOnly } from './links-only.ts'

const IDLE_LIMIT_MS = 2_000

/**
 * Calls `open` once no script of a provider could read personal data in what the browser remembers of the address,
 * and then loads the form. If the page must load itself again for that, it does nothing else.
 */
export function startForm(arrival: Arrival, open: () => void): void {
  const address = cleanAddress(arrival)
  if (address === 'reloading') return
  open()
  if (address === 'clean') loadFormWhenIdle()
  else showLinksOnly()
}

/** Loads the code when the page has loaded and the browser is idle, or at the first click or key. */
function loadFormWhenIdle(): void {
  let started = false
  const start = () => {
    if (!started) void load()
    started = true
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true })
  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS })
    else setTimeout(start)
  }
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}

async function load(): Promise<void> {
  try {
    const [{ hydrateForms }, further] = await Promise.all([import('./hydrate-form.tsx'), furtherAdapters()])
    hydrateForms(further)
  } catch (error) {
    showLinksOnly()
    console.warn('The form of this page could not start. Its links still work.', error)
  }
}

/** Adapters that are loaded only where the clinic has their provider, or where no build says which it has. */
async function furtherAdapters() {
  return (import.meta.env.VITE_FORM_PROVIDER ?? 'typeform') === 'typeform' ? import('./adapters/typeform.ts') : {}
}
