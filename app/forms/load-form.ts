// Decides when the browser loads the code of the form, with React. It is part of the starter, so it imports nothing.

const IDLE_LIMIT_MS = 2_000

/**
 * Loads the code when the page has loaded and the browser is idle, or at the first click or key. Pages without a form
 * load nothing.
 */
export function loadFormWhenIdle(): void {
  if (!document.querySelector('[data-island]')) return
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
    // The rendered form stays, and its styles show the direct link and the phone number (form-states.module.css).
    for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) root.dataset['failed'] = ''
    console.warn('The form of this page could not start. Its links still work.', error)
  }
}

/** Adapters that are loaded only where the clinic has their provider, or where no build says which it has. */
async function furtherAdapters() {
  return (import.meta.env.VITE_FORM_PROVIDER ?? 'typeform') === 'typeform' ? import('./adapters/typeform.ts') : {}
}
