// Entry of the file that start-entry.ts brings: hands React Router what it looks for in a page, which the finishing stage has taken out, and starts React.

/** Filled in by the finishing stage (scripts/finish/park-hydration.ts). */
declare const PARKED: {
  /** Address of the module that registers the manifest and the route modules. */
  modules: string
  /** Address of the module that starts React. */
  entry: string
  /** React Router's context, without the page's data. */
  context: object
}

const { modules, entry, context } = PARKED

/**
 * The stylesheet stands after the first section, which goes with its page. A second link keeps it through navigations: at the end, since
 * Chromium reads fonts anew, and swaps those that came late, when a sheet comes before another.
 */
async function keepStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('[data-styles] link')
  if (!link) return
  const kept = link.cloneNode() as HTMLLinkElement
  const settled = new Promise((done) => {
    kept.addEventListener('load', done)
    kept.addEventListener('error', done)
  })
  document.body.append(kept)
  await settled
}

async function hydrate(): Promise<void> {
  const script = document.querySelector<HTMLElement>('script[data-stream]')
  const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: entry })
  document.head.append(preload)
  const [state] = await Promise.all([fetch(script?.dataset['stream'] ?? ''), import(/* @vite-ignore */ modules), keepStylesheet()])
  // Without its data, as after a new deploy, the page stays native.
  if (!script || !state.ok) return
  Object.assign(window, { __reactRouterContext: { ...context, stream: state.body } })
  // Where React Router's two scripts stood: React hydrates the document and expects them.
  document.querySelector('body > footer')?.after(document.createElement('script'), document.createElement('script'))
  await import(/* @vite-ignore */ entry)
}

void hydrate()
