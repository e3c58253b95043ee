// The route module of the build: reads a page, makes its head, shows its sections in order. The browser's own routes: app/routes/in-browser.tsx.
import { data } from 'react-router'
import { chrome } from 'virtual:chrome'
import { pageHead } from '../seo/head.ts'
import { notFoundHead } from '../seo/not-found-head.ts'
import { NotFound } from '../shell/not-found.tsx'
import { RouteErrors } from '../shell/route-errors.tsx'
import type { Route } from './+types/page.ts'
import { arrive } from './arrive.ts'
import { readPageData } from './page-data.server.ts'
import { PageView } from './page-view.tsx'
import { canonicalPath, NOT_FOUND_PATH } from './paths.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url.pathname)
  if (path === NOT_FOUND_PATH) return null
  const page = await readPageData(path)
  if (!page) throw data(null, 404)
  return page
}

/** In `npm run dev`. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return arrive(url, () => serverLoader())
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData, chrome) : notFoundHead(chrome)
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PageView data={loaderData} /> : <NotFound />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrors error={error} />
}
