// The document around every page: head, header, footer, focus on navigation, last-resort screens.
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router'
import { chrome } from 'virtual:chrome'
import elements from 'virtual:elements'
import { PageViews } from './analytics/page-views.tsx'
import type { Route } from './+types/root.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { NotFound } from './shell/not-found.tsx'
import { useNavigationEffects } from './shell/navigation-effects.ts'
import { SkipLink } from './shell/skip-link.tsx'
import displayFont from './styles/fonts/newsreader-display.woff2?url'
import textFont from './styles/fonts/hanken-grotesk.woff2?url'
import './styles/site.css'
import { IconSprite } from './ui/icon.tsx'

export function links() {
  return [
    ...[displayFont, textFont].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ]
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f4ecdf" />
        <Meta />
        <Links />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: elements }} />
      </head>
      <body>
        <SkipLink />
        <IconSprite value={chrome.iconSprite}>
          <Header />
          <main id="main">{children}</main>
          <Footer />
        </IconSprite>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useNavigationEffects()
  return (
    <>
      <Outlet />
      <PageViews scriptSrc={chrome.business.analytics.scriptSrc} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen error={error} />
}
