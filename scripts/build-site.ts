// Builds the finished static site: checks content, cuts pictures, prerenders every page, and makes of it what any host can serve.
import { currentSite } from '../app/content/site.server.ts'
import { finishSite } from './finish/finish-site.ts'
import { withBuildLock } from './build-lock.ts'
import { prepareMedia } from './media.ts'
import { run } from './run.ts'
import { step } from './steps.ts'

/** Folder of the finished site. It is replaced as a whole at the end, so that a failed build leaves the old one standing. */
export const SITE_DIR = 'build'

/** Builds into SITE_DIR, with the hashed files of the `earlier` build beside the new ones. Throws ContentError or CommandError with what to do. */
export async function buildSite(earlier?: string): Promise<void> {
  await withBuildLock(() => build(earlier))
}

async function build(earlier?: string): Promise<void> {
  const site = await step('Content read and checked', () => currentSite())
  await step('Pictures cut', (say) => prepareMedia(site, (done, total) => say(`${done} of ${total}`)))
  await step(`${site.pages.size} pages prerendered`, () => run('react-router', ['build'], { TZ: 'America/Edmonton', NODE_ENV: 'production' }))
  await step('Site finished', () => finishSite('.build/router/client', SITE_DIR, site, earlier))
}
