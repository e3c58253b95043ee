// The two sites of a comparison, served in turn at one origin over a slow line, with the form service.
import { SITE_DIR } from '../../build/output/folders.ts'
import { startFormService } from '../../hosting/forms/service.ts'
import { onFormsPort } from '../built-site.ts'
import { SlowLine } from '../slow-line.ts'
import { startStaticServer, type StaticServer } from '../static-server.ts'

/** This project's build, and the one that it is compared with. */
export const COMPARED = ['this', 'other'] as const
export type Compared = (typeof COMPARED)[number]

export interface ServedSites {
  /** Where the site that is shown can be reached over the slow line. */
  origin: string
  /** The same without the slow line. */
  fastOrigin: string
  server: StaticServer
  /** Serves the build `which` from now on. */
  show: (which: Compared) => void
}

/** Serves this build and the one in `against` while `measure` runs. */
export async function withSites(against: string, measure: (sites: ServedSites) => Promise<void>): Promise<void> {
  const folders: Record<Compared, string> = { this: SITE_DIR, other: against }
  const server = await startStaticServer(SITE_DIR)
  const line = new SlowLine()
  const origin = `http://localhost:${await line.forward(0, server.port)}`
  const forms = await startFormService({ port: 0, siteOrigin: origin })
  try {
    await onFormsPort((port) => line.forward(port, Number(new URL(forms.origin).port)))
    await measure({
      origin,
      fastOrigin: `http://localhost:${server.port}`,
      server,
      show: (which) => {
        server.root = folders[which]
      },
    })
  } finally {
    await line.close()
    await Promise.all([server.close(), forms.close()])
  }
}
