// Runs a provider's script for a form.

interface ProviderScript {
  src: string
  attributes?: Readonly<Record<string, string>>
  /** Element that holds the script. Some scripts draw the form where they are. */
  parent?: Element
  onLoad?: () => void
  onError: () => void
}

/**
 * Adds the script to the page. The returned function removes the script element. Code that the script has started
 * keeps running until the visitor leaves the page.
 */
export function runScript({
  src,
  attributes = {},
  parent = document.head,
  onLoad,
  onError,
}: ProviderScript): () => void {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.src = src
  script.addEventListener('error', onError)
  if (onLoad) script.addEventListener('load', onLoad)
  parent.append(script)
  return () => {
    script.removeEventListener('error', onError)
    if (onLoad) script.removeEventListener('load', onLoad)
    script.remove()
  }
}
