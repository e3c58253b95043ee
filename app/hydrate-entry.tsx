// Entry of the file that start-entry.ts brings: React takes over the prerendered page, and the router its links.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { PageData } from './content/page.ts'
import { defineElements } from './elements/define.ts'
import { PAGE, routes, type PageOnScreen } from './routes/in-browser.tsx'
import { loadSections } from './sections/section-list.tsx'
import { noteStylesheet } from './shell/keep-stylesheet.ts'
import { reloadOnce } from './shell/reload-once.ts'

/** What React must draw itself: a page with a form, by the data that it was prerendered from. Everything else on a page works without React, and stays. */
async function pageOnScreen(): Promise<PageOnScreen> {
  const address = document.querySelector<HTMLElement>('script[data-page]')?.dataset['page']
  if (!address) return {}
  const answer = await fetch(address)
  const data = (await answer.json()) as PageData
  await loadSections(data.page.sections)
  return { data }
}

/** Lets a press or a key in before more is done: on a slow phone each part of the start takes its time. */
function pause(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done)
  })
}

async function hydrate(): Promise<void> {
  await pause()
  const page = await pageOnScreen()
  defineElements()
  noteStylesheet()
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [PAGE]: page } } })
  await pause()
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
