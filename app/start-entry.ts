// Entry of the script inlined into every page: brings React when the page has loaded and the browser is idle, or at the first touch or key.
// Earlier, its files would compete with the hero picture; the page works without them (brief: stack.md).

const FIRST_INPUTS = ['pointerdown', 'keydown'] as const
const IDLE_LIMIT_MS = 2_000

const { start } = (document.currentScript as HTMLScriptElement).dataset
const { connection } = navigator as { connection?: { saveData?: boolean } }

function begin(): void {
  // A module runs once, however often it is asked for; without it the page stays native.
  if (start) import(/* @vite-ignore */ start).catch(() => undefined)
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS })
  else setTimeout(begin)
}

/** Somebody who saves data gets the native page; a form can't open without its script. It may stand further down than the browser has read. */
function wanted(): boolean {
  return !connection?.saveData || document.querySelector('[data-form-id]') !== null
}

for (const name of FIRST_INPUTS) addEventListener(name, () => wanted() && begin(), { once: true, passive: true })
addEventListener('load', () => wanted() && beginWhenIdle())
