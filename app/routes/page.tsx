// The route of every page: reads the page, builds its head and shows its sections in order.
import { data } from 'react-router'
import { pageDataOf } from '../site/derive/page-data.server.ts'
import { siteContext } from '../site/derive/site-context.server.ts'
import { alternateTones } from '../sections/alternate-tones.ts'
import { MedicalDetails } from '../sections/medical-details.tsx'
import { formsOn } from '../sections/traits.ts'
import { SectionList } from '../sections/section-list.tsx'
import { pageHead } from '../seo/head.ts'
import { StartBar } from '../ui/start-bar/start-bar.tsx'
import type { Route } from './+types/page.ts'
import { canonicalPath } from '../paths.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = await context.get(siteContext)()
  const page = site.pages.get(canonicalPath(url.pathname))
  if (!page) throw data(null, 404)
  return pageDataOf(page, site)
}

/** React Router calls this only for pages. app/root.tsx has the head of the not-found page and the error screen. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData && matches[0].loaderData ? pageHead(loaderData, matches[0].loaderData) : []
}

export default function Page({ loaderData: { page, crumbs, start }, matches }: Route.ComponentProps) {
  const { clinic, messages, concerns } = matches[0].loaderData
  const shared = { clinic, messages, concerns, crumbs }
  // Light, unless the last section above it is light too.
  const medicalTone = alternateTones([...page.sections.map(({ tone }) => tone), 'light']).at(-1) ?? 'light'
  return (
    <>
      <SectionList sections={page.sections} {...shared} />
      {(page.medical.length > 0 || page.review) && (
        <MedicalDetails sections={page.medical} review={page.review} tone={medicalTone} {...shared} />
      )}
      {start && <StartBar {...start} hasForm={formsOn(page).length > 0} />}
    </>
  )
}
