// Vite plugin: counts page views in `npm run dev`, as the local server does.
import type { Plugin } from 'vite'
import { CONTENT_DIR, readSite } from '../../app/content/read/site.server.ts'
import { insights, type Insights } from '../../hosting/insights/insights.ts'

export function localInsights(): Plugin {
  return {
    name: 'clinic-insights',
    async configureServer(server) {
      const counter = await counterOfSite()
      server.middlewares.use((request, response, next) => {
        if (!counter?.answer(new URL(request.url ?? '/', 'http://localhost').pathname, request, response)) next()
      })
    },
  }
}

/**
 * Undefined if the content has problems, which the content plugin reports. Then nothing is counted until a restart.
 */
async function counterOfSite(): Promise<Insights | undefined> {
  try {
    const { clinic } = await readSite(CONTENT_DIR)
    return insights(clinic.analytics.scriptSrc)
  } catch {
    return undefined
  }
}
