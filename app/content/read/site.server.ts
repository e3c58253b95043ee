// The whole site, as the build and the development server read it from content/.
import type { ImageView } from '../../media/image.ts'
import type { Clinic } from '../schema/clinic.ts'
import type { Fact } from '../schema/facts.ts'
import type { Messages } from '../schema/messages.ts'
import type { Navigation } from '../schema/navigation.ts'
import type { Page } from '../schema/page.ts'
import type { References } from '../schema/references.ts'
import type { SearchWords } from '../schema/search-words.ts'
import type { Treatments } from '../schema/treatments.ts'
import { ContentError } from './problems.ts'
import { SiteReader } from './site-reader.server.ts'

export interface Site {
  clinic: Clinic
  facts: Readonly<Record<string, Fact>>
  navigation: Navigation
  messages: Messages
  treatments: Treatments
  /** What patients call their trouble, and where each word leads. */
  search: SearchWords
  /** Pages by path. */
  pages: ReadonlyMap<string, Page>
  images: ReadonlyMap<string, ImageView>
  /** File that each page came from, by path. */
  files: ReadonlyMap<string, string>
  /** What content may refer to. The schema for the examples of sections needs it too. */
  references: References
}

/** Folder with the site's content, relative to the project. */
export const CONTENT_DIR = 'content'

/** Reads and checks everything under `contentDir`. Throws ContentError with all problems. */
export async function readSite(contentDir: string): Promise<Site> {
  return siteReader(contentDir)()
}

/** Returns a function that gives the site under `contentDir`. It reads again only what has changed. */
export function siteReader(contentDir: string): () => Promise<Site> {
  const reader = new SiteReader({ path: contentDir, name: contentDir, unsaved: new Map() })
  return async () => {
    const { site, problems } = await reader.read()
    const unreadable = reader.files.unreadable()
    if (unreadable.length > 0) throw new ContentError(unreadable)
    if (!site || problems.length > 0) throw new ContentError(problems)
    return site
  }
}
