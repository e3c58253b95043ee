// The root of every document: what all pages share, and the screens for a missing page and for an error.
import './styles/site.css'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { sharedContext } from './site/derive/site-context.server.ts'
import type { loader as pageLoader } from './routes/page.tsx'
import { errorHead, notFoundHead } from './seo/head.ts'
import { Document } from './shell/document.tsx'
import { ErrorScreen } from './shell/error-screen/error-screen.tsx'
import { NotFound } from './shell/not-found/not-found.tsx'

/** Returns what all pages share. */
export async function loader({ context }: Route.LoaderArgs) {
  return context.get(sharedContext)()
}

/** Head of the not-found page and of the error screen. The head of any other page replaces it. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return isNotFound(error) && loaderData ? notFoundHead(loaderData) : errorHead(loaderData)
}

export function Layout({ children }: { children: ReactNode }) {
  const shared = useRouteLoaderData<typeof loader>('root')
  const home = useRouteLoaderData<typeof pageLoader>('home')
  const page = useRouteLoaderData<typeof pageLoader>('page')
  return (
    <Document shared={shared} page={home ?? page}>
      {children}
    </Document>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isNotFound(error) && loaderData) {
    return <NotFound messages={loaderData.messages.notFound} clinic={loaderData.clinic} />
  }
  return <ErrorScreen error={error} shared={loaderData} />
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
