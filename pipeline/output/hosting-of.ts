import type { Site } from '../../app/site/read/site.ts'
import { formerPaths } from '../../app/site/derive/shared-content.server.ts'
import { formsOn } from '../../app/sections/traits.ts'
import type { Hosting } from '../../hosting/policy/http-policy.ts'

/** What the HTTP policy needs from the content of `site`. */
export function hostingOf({ clinic, pages }: Site): Hosting {
  return {
    formerPaths: formerPaths(pages.values()),
    formPages: [...pages.values()].filter((page) => formsOn(page).length > 0).map(({ path }) => path),
    insights: clinic.analytics.scriptSrc,
  }
}
