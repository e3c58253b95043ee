// How loaders get the site and what all its pages share: `context.get(siteContext)()`. By default both are read from
// content/ again after a change, for `npm run dev`. The build sets its own.
import { createContext } from 'react-router'
import { sharedContentOf } from './shared-content.server.ts'
import type { SharedContent } from './shared-content.ts'
import { CONTENT_DIR, siteReader } from '../read/site.server.ts'
import type { Site } from '../read/site.ts'

const presentSite = siteReader(CONTENT_DIR)

/** Gives the site. */
export const siteContext = createContext<() => Promise<Site>>(presentSite)

/** Gives the content that all pages share. */
export const sharedContext = createContext<() => Promise<SharedContent>>(async () =>
  sharedContentOf(await presentSite()),
)
