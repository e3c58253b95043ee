// Runs a provider's script for a form.

interface ProviderScript {
  src: string
  onLoad?: () => void
  onError: () => void
}

/**
 * Adds the script to the page. The returned function removes the script element. Code that the script has started
 * keeps running until the visitor leaves the page.
 */
export function runScript({ src, onLoad, onError }: ProviderScript): () => void {
  const script = document.createElement('script')
  const listeners = new AbortController()
  script.src = src
  script.addEventListener('error', onError, listeners)
  if (onLoad) script.addEventListener('load', onLoad, listeners)
  document.head.append(script)
  return () => {
    listeners.abort()
    script.remove()
  }
}
