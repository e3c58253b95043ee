// How loaders get the site: `context.get(siteContext)()`.
import { createContext } from 'react-router'
import { CONTENT_DIR, siteReader, type Site } from './site.server.ts'

/** Gives the site. By default it reads content/ again after a change, for `npm run dev`; the build sets its own. */
export const siteContext = createContext<() => Promise<Site>>(siteReader(CONTENT_DIR))
