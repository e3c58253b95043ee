// Vite plugin: stands in for the host's counter of page views in `npm run dev`, as the local server does.
import type { Plugin } from 'vite'
import { CONTENT_DIR, readSite } from '../../app/content/read/site.server.ts'
import { answerInsights } from '../../hosting/insights/insights.ts'

export function localInsights(): Plugin {
  return {
    name: 'clinic-insights',
    async configureServer(server) {
      const script = await scriptOfSite()
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (!script || !answerInsights(pathname, request.method ?? 'GET', response, script)) next()
      })
    },
  }
}

/**
 * Path of the script. Undefined if the content has problems, which the content plugin reports. Then nothing stands in
 * until a restart.
 */
async function scriptOfSite(): Promise<string | undefined> {
  try {
    return (await readSite(CONTENT_DIR)).clinic.analytics.scriptSrc
  } catch {
    return undefined
  }
}
