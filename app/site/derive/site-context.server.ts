// Loaders get the site and what its pages share from these contexts: `context.get(siteContext)()`. By default they
// read content/, again after a change, for `npm run dev`. The build sets other values (app/site/render.server.ts).
import { createContext } from 'react-router'
import { sharedContentOf } from './shared-content.server.ts'
import type { SharedContent } from './shared-content.ts'
import { CONTENT_DIR, siteReader } from '../read/site.server.ts'
import type { Site } from '../read/site.ts'

const readCurrent = siteReader(CONTENT_DIR)

export const siteContext = createContext<() => Promise<Site>>(readCurrent)

export const sharedContext = createContext<() => Promise<SharedContent>>(async () =>
  sharedContentOf(await readCurrent()),
)
