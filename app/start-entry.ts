// Entry of the script inlined into every page: brings React when the page has loaded and the browser is idle, or at the first touch or key.
// Earlier, its files would compete with the hero picture; the page works without them (brief: stack.md).
import { beginBeforeReact } from './elements/before-react.ts'

beginBeforeReact()

const IDLE_LIMIT_MS = 2_000

const { start } = (document.currentScript as HTMLScriptElement).dataset
const { connection } = navigator as { connection?: { saveData?: boolean } }

function begin(): void {
  // Somebody who saves data gets the native page; a form, which may stand below what the browser had read so far, can't open without its script.
  const wanted = !connection?.saveData || document.querySelector('[data-form-id]')
  // A module runs once, however often it is asked for; without it the page stays native.
  if (start && wanted) import(/* @vite-ignore */ start).catch(() => undefined)
}

for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { once: true, passive: true })
// Safari has no idle callback.
addEventListener('load', () => window.requestIdleCallback?.(begin, { timeout: IDLE_LIMIT_MS }) ?? setTimeout(begin))
