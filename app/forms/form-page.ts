// Starts a page with a form.
//
// Visitors come to such a page for the form, so the provider's frame should be requested as early as by the
// provider's own script tag. But the provider must get no request, and run no code, while anything in the browser
// remembers private values of the address, and the form must not delay the paint of the page. Hence this order:
//
// 1. Where the form is the first thing on the page, the document preloads this file beside the starter, with low
//    priority, and names the provider's script there, because the form may be parsed late. Below a picture that the
//    visitor sees first, the starter imports this file (pipeline/pages/finish-page.ts).
// 2. While the browser is still parsing the page or waits for its stylesheet, `prepareForm` has it fetch the
//    provider's script, if the page is painted and nothing has to be cleaned. Nothing of the provider runs yet.
// 3. When the page is parsed, `startForm` cleans what remembers the address. It may load the page again for that. It
//    then reports the view, and only then gives the place of the form to the adapter of the provider (show-forms.ts).
// 4. When something has happened to the form, React arrives and shows its state (hydrate-form.tsx). It has nothing to
//    show before, and on a slow line its 60 KB would keep the form waiting. The life cycle of the form has no React
//    in it, so a form whose React never arrives can be filled in all the same.
import type { Arrival } from '../privacy/address.ts'
import { cleanAddress, isClean } from '../privacy/clean-address.ts'
import { showLinksOnly } from './links-only.ts'
import { showForms } from './show-forms.ts'

/** Has the browser fetch the provider's script, if the address of the page is clean and the provider has a script. */
export async function prepareForm(arrival: Arrival): Promise<void> {
  const src = document.querySelector<HTMLElement>('[data-provider-script]')?.dataset['providerScript']
  if (!src || !isClean(arrival)) return
  await whenPainted()
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href: src })
  document.head.append(link)
}

/**
 * Calls `reportView` once the browser remembers no personal data of the address that a provider's script could read,
 * and then shows the form. If the page must load itself again for that, it does nothing else. If even that has not
 * helped, it reports the view, and shows the links in place of the form.
 */
export async function startForm(arrival: Arrival, reportView: () => void): Promise<void> {
  const address = cleanAddress(arrival)
  if (address === 'reloading') return
  reportView()
  if (address === 'remembered') return showLinksOnly()
  await whenPainted()
  showForms()
}

/**
 * In a tab that is not in front, the browser paints nothing before the visitor looks, so a loaded page counts too.
 */
async function whenPainted(): Promise<void> {
  // Without a wait if possible: at this moment, browsers lay out what the stylesheet has changed.
  if (document.readyState === 'complete' || performance.getEntriesByType('paint').length > 0) return
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint' })
    addEventListener('load', () => resolve())
  })
}
