// The document around every page: head, header, footer, focus on navigation, last-resort screens.
// First of all styles: it sets the order of the layers.
import './styles/site.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { chrome } from 'virtual:chrome'
import elements from 'virtual:elements'
import { PageViews } from './analytics/page-views.tsx'
import type { Route } from './+types/root.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { useNavigationEffects } from './shell/navigation-effects.ts'
import { RouteErrors } from './shell/route-errors.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import displayFont from './styles/fonts/newsreader-display.woff2?url'
import italicFont from './styles/fonts/newsreader-display-italic.woff2?url'
import textFont from './styles/fonts/hanken-grotesk.woff2?url'
import { IconSprite } from './ui/icon.tsx'

const LAYERS = '@layer reset, base, layout, parts, sections, states;'

export function links() {
  const icons = chrome.browserIcons
  return [
    ...[displayFont, italicFont, textFont].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href })),
    { rel: 'icon', href: icons.tab, sizes: '32x32', type: 'image/png' },
    { rel: 'icon', href: icons.vector, type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: icons.touch },
    { rel: 'manifest', href: icons.manifest },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  useNavigationEffects()
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={chrome.browserIcons.themeColour} />
        {/* Before any stylesheet: layers rank by first appearance, and style chunks arrive in no promised order. */}
        <style>{LAYERS}</style>
        <Meta />
        <Links />
        <script data-elements suppressHydrationWarning dangerouslySetInnerHTML={{ __html: elements }} />
      </head>
      <body>
        <SkipLink />
        <IconSprite value={chrome.iconSprite}>
          <Header />
          <main id="main">{children}</main>
          <Footer />
        </IconSprite>
        <PageViews scriptSrc={chrome.business.analytics.scriptSrc} />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrors error={error} />
}
