// The document around every page: head, header, footer, focus on navigation, last-resort screens.
// First of all styles: it sets the order of the layers.
import './styles/site.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { chrome } from 'virtual:chrome'
import { PageViews } from './analytics/page-views.tsx'
import type { Route } from './+types/root.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { loadNamedSections } from './sections/section-list.tsx'
import { useDataAhead } from './shell/data-ahead.ts'
import { useNavigationEffects } from './shell/navigation-effects.ts'
import { RouteErrors } from './shell/route-errors.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import fonts from './styles/fonts.css?inline'
import displayFont from './styles/fonts/newsreader-display.woff2?url'
import italicFont from './styles/fonts/newsreader-display-italic.woff2?url'
import textFont from './styles/fonts/hanken-grotesk.woff2?url'
import { IconSprite } from './ui/icon.tsx'

/** Before any stylesheet: layers rank by first appearance. */
const FIRST_STYLES = `@layer reset, base, layout, parts, sections, states;${fonts}`
const FONTS = [displayFont, italicFont, textFont]

export function Layout({ children }: { children: ReactNode }) {
  useNavigationEffects()
  useDataAhead(loadNamedSections)
  const icons = chrome.browserIcons
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={chrome.browserIcons.themeColour} />
        {/* The build adds to both what the page at hand needs before its stylesheet and its scripts are there (scripts/finish). */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_STYLES }} />
        <script data-elements suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <Meta />
        {FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" href={icons.tab} sizes="32x32" type="image/png" />
        <link rel="icon" href={icons.vector} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={icons.touch} />
        <link rel="manifest" href={icons.manifest} />
        {import.meta.env.DEV && <Links />}
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
