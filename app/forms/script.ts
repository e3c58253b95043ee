// Runs a provider's script for as long as its form is shown.
import { recordTraces } from './traces.ts'

interface ProviderScript {
  src: string
  attributes?: Readonly<Record<string, string>>
  /** Element that the script stands in; matters to scripts that draw where they stand. */
  host?: Element
  /** Names that the script leaves on `window`. */
  globals: readonly string[]
  onLoad?: () => void
  onError: () => void
}

/** Appends the script. The returned function takes it away with everything it left on the page, also when it has not arrived yet. */
export function runScript({
  src,
  attributes = {},
  host = document.head,
  globals,
  onLoad,
  onError,
}: ProviderScript): () => void {
  const removeTraces = recordTraces([new URL(src).origin], globals)
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.src = src
  if (onLoad) script.addEventListener('load', onLoad)
  script.addEventListener('error', onError)
  host.append(script)
  return () => {
    script.removeEventListener('error', onError)
    if (onLoad) script.removeEventListener('load', onLoad)
    // A script that is only removed still runs when it arrives; one that has changed its document does not (HTML, "execute the script element").
    document.implementation.createHTMLDocument().adoptNode(script)
    removeTraces()
  }
}
