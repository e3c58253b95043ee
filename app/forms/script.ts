// Runs a provider's script for a form.

/** Scripts that have run, or will: this document must not run one again. */
const started = new Set<string>()

interface ProviderScript {
  src: string
  /** Called when the script has run for an earlier try: it must be told to look for forms again. */
  lookAgain: () => void
  onError: () => void
}

/**
 * Adds the script to the page, once: a second run would replace what the first has defined. The returned function
 * removes the script element. Code that the script has started keeps running until the visitor leaves the page.
 */
export function runScript({ src, lookAgain, onError }: ProviderScript): () => void {
  if (started.has(src)) {
    lookAgain()
    return () => undefined
  }
  started.add(src)
  const script = document.createElement('script')
  const listeners = new AbortController()
  script.src = src
  // A script that did not arrive has not run.
  script.addEventListener('error', () => started.delete(src))
  script.addEventListener('error', onError, listeners)
  document.head.append(script)
  return () => {
    listeners.abort()
    script.remove()
  }
}
