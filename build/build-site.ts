// Builds the finished static site: checks content, cuts pictures, prerenders every page, and makes of it what any host can serve.
import { currentSite, takeChecked } from '../app/content/site.server.ts'
import { withBuildLock } from './build-lock.ts'
import { run, runHere } from '../cli/run.ts'
import { step } from '../cli/steps.ts'

/** Folder of the finished site. It is replaced as a whole at the end, so that a failed build leaves the old one standing. */
export const SITE_DIR = 'dist'

/** What content/ says, once it is read and checked. */
const CHECKED_FILE = '.build/site.json'

/** Builds into SITE_DIR, with the hashed files of the `earlier` build beside the new ones. Throws ContentError or CommandError with what to do. */
export async function buildSite(earlier?: string): Promise<void> {
  await withBuildLock(() => build(earlier))
}

async function build(earlier?: string): Promise<void> {
  await runHere('build/prepare-site.ts', CHECKED_FILE)
  takeChecked(CHECKED_FILE)
  await step('Pages prerendered', () =>
    run('react-router', ['build'], { TZ: 'America/Edmonton', NODE_ENV: 'production' }),
  )
  // Only now, since its parsers and bundlers would wait in memory beside React Router's.
  const { finishSite } = await import('./finish/finish-site.ts')
  await step('Site finished', async () => finishSite('.build/router/client', SITE_DIR, await currentSite(), earlier))
}
