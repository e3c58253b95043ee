// The routes as the visitor's browser has them: one document, in it any page, whose data and code come when it is gone to (docs/decisions/0023).
import { useEffect } from 'react'
import {
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type RouteObject,
} from 'react-router'
import { chrome } from 'virtual:chrome'
import type { PageData } from '../content/page.ts'
import { loadSections } from '../sections/section-list.tsx'
import { notFoundHead } from '../seo/not-found-head.ts'
import { Document } from '../shell/document.tsx'
import { keepStylesheet } from '../shell/keep-stylesheet.ts'
import { fetchPageData } from '../shell/page-data.ts'
import { PageHead } from '../shell/page-head.tsx'
import { RouteErrors } from '../shell/route-errors.tsx'
import { arrive } from './arrive.ts'
import { PageView } from './page-view.tsx'

/** The page on the screen. What is left out stands as it was prerendered. */
export interface PageOnScreen {
  data?: PageData
  head?: readonly MetaDescriptor[]
}

/** Id of the page's route, for the router's state. */
export const PAGE = 'page'

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: () => (
      <Document head={null} onDataAhead={prepare}>
        <Errors />
      </Document>
    ),
    children: [
      {
        id: PAGE,
        path: '*',
        loader: goTo,
        // Nothing on a page changes while it is open, whatever follows "?" or "#".
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        Component: Shown,
        ErrorBoundary: Errors,
      },
    ],
  },
]

function Root() {
  const page = useRouteLoaderData<PageOnScreen>(PAGE)
  const head = page ? page.head : notFoundHead(chrome)
  const isPrerendered = page !== undefined && !page.data
  return (
    <Document head={<PageHead tags={head} />} onDataAhead={prepare}>
      {isPrerendered ? null : <Outlet />}
    </Document>
  )
}

function Shown() {
  const { data } = useLoaderData<PageOnScreen>()
  return data && <PageView data={data} />
}

function Errors() {
  useEffect(() => {
    void keepStylesheet()
  }, [])
  return <RouteErrors error={useRouteError()} />
}

async function goTo({ url }: LoaderFunctionArgs): Promise<PageOnScreen> {
  const styled = keepStylesheet()
  try {
    const [data, { pageHead }] = await Promise.all([arrive(url, fetchPageData), pageHeads()])
    return { data, head: pageHead(data, chrome) }
  } finally {
    // What stands in for a page that can't be had is styled too.
    await styled
  }
}

/** Brings what a page ahead will need beside its data. */
async function prepare({ page }: PageData): Promise<void> {
  await Promise.all([loadSections(page.sections), pageHeads()])
}

/** What makes heads; the first page has its own. */
function pageHeads() {
  return import('../seo/head.ts')
}
