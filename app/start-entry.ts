// Entry of the script inlined into every page: brings React when the page has loaded and the browser is idle, or at the first touch or key.
// Earlier, its files would compete with the hero picture; the page works without them (brief: stack.md).

const FIRST_INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const
const IDLE_LIMIT_MS = 2_000

const { start } = (document.currentScript as HTMLScriptElement).dataset
const connection = (navigator as { connection?: { saveData?: boolean } }).connection
/** Somebody who saves data gets the native page; a form can't open without its script. */
const wanted = !connection?.saveData || document.querySelector('[data-form-id]') !== null
let begun = false

function begin(): void {
  if (begun || !start) return
  begun = true
  for (const name of FIRST_INPUTS) removeEventListener(name, begin)
  const script = document.createElement('script')
  script.type = 'module'
  script.src = start
  document.head.append(script)
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS })
  else setTimeout(begin)
}

if (wanted) {
  for (const name of FIRST_INPUTS) addEventListener(name, begin, { once: true, passive: true })
  if (document.readyState === 'complete') beginWhenIdle()
  else addEventListener('load', beginWhenIdle)
}
