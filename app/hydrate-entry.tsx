// Entry of the file that start-entry.ts brings: React takes over the prerendered page, and the router its links.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { PageData } from './content/page.ts'
import { defineElements } from './elements/define.ts'
import { PAGE, routes, type PageOnScreen } from './routes/in-browser.tsx'
import { loadSections } from './sections/section-list.tsx'
import { reloadOnce } from './shell/reload-once.ts'

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

/** What React must draw itself: a page with a form, by the data that it was prerendered from. Everything else on a page works without React, and stays. */
async function pageOnScreen(): Promise<PageOnScreen> {
  const address = document.querySelector<HTMLElement>('script[data-page]')?.dataset['page']
  if (!address) return {}
  const answer = await fetch(address)
  const data = (await answer.json()) as PageData
  await loadSections(data.page.sections)
  return { data }
}

async function hydrate(): Promise<void> {
  const [page] = await Promise.all([pageOnScreen(), keepStylesheet()])
  defineElements()
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [PAGE]: page } } })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* With an empty place behind it, as in React Router's ServerRouter: the ids that React makes depend on it. */}
        <>
          <RouterProvider router={router} />
          {null}
        </>
      </StrictMode>,
    )
  })
}

// Without its files, as after a new deploy, a page with a form is loaded once more; then it stays native.
void hydrate().catch(reloadOnce)
