// Decides when the browser loads React for the islands of a page.

const IDLE_LIMIT_MS = 2_000

/**
 * Loads the code of the islands when the page has loaded and the browser is idle, or at the first press or key.
 * Pages without islands load nothing.
 */
export function loadIslandsWhenIdle(): void {
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
    // Both at once, so that React does not wait for the code of the island.
    const [{ hydrateIslands }] = await Promise.all([import('./hydrate-islands.tsx'), import('./react.ts')])
    await hydrateIslands()
  } catch (error) {
    // The rendered island stays, and its styles show the direct link and the phone number (form-embed.module.css).
    for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) root.dataset['failed'] = ''
    console.warn('A part of this page could not start. Its links still work.', error)
  }
}
