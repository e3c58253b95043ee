// The one route module: reads a page at build, sets its head, shows its sections in order.
import { data, redirect } from 'react-router'
import { chrome } from 'virtual:chrome'
import { pageHead } from '../seo/head.ts'
import { notFoundHead } from '../seo/not-found-head.ts'
import { loadSections, SectionList } from '../sections/section-list.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { RouteErrors } from '../shell/route-errors.tsx'
import type { Route } from './+types/page.ts'
import { readPageData } from './page-data.server.ts'
import { canonicalPath, NOT_FOUND_PATH } from './paths.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url.pathname)
  if (path === NOT_FOUND_PATH) return null
  const page = await readPageData(path)
  if (!page) throw data(null, 404)
  return page
}

/** A former path leads on in the browser as it does at the host (product.md, Paths). */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search, hash } = url
  const to = chrome.formerPaths[canonicalPath(pathname)]
  if (to) throw redirect(`${to}${search}${hash}`, 308)
  const page = await serverLoader()
  if (page) await loadSections(page.page.sections)
  return page
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData, chrome) : notFoundHead(chrome)
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { page, crumbs } = loaderData
  return <SectionList key={page.path} sections={page.sections} clinic={chrome.clinic} crumbs={crumbs} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrors error={error} />
}
