// Reads the whole site for the build, the development server and the checks.
import { ContentError } from '../../yaml/problems.ts'
import type { ContentFolder } from './content-files.server.ts'
import type { Site } from './site.ts'
import { SiteReader } from './site-reader.server.ts'

/** Folder of the content, relative to the project. */
export const CONTENT_DIR = 'content'

/** Reads and checks everything under `contentDir`. Throws ContentError with all problems. */
export async function readSite(contentDir: string): Promise<Site> {
  return siteReader(contentDir)()
}

/**
 * Returns a function that reads the site under `contentDir`, after its first call only what has changed. Texts in
 * `unsaved` replace those of files.
 */
export function siteReader(contentDir: string, unsaved: ContentFolder['unsaved'] = new Map()): () => Promise<Site> {
  const reader = new SiteReader({ path: contentDir, name: contentDir, unsaved })
  return async () => {
    const { site, problems } = reader.read()
    const unreadable = reader.files.unreadableProblems()
    if (unreadable.length > 0) throw new ContentError(unreadable)
    // Without the path of a page, every link to it is a problem too.
    const paths = problems.filter(({ field }) => field === 'path')
    if (!site || problems.length > 0) throw new ContentError(paths.length > 0 ? paths : problems)
    return site
  }
}
