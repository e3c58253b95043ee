// The root of the build: what stands in the head of every page, and the document around it.
// First of all styles: it sets the order of the layers.
import './styles/site.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { chrome } from 'virtual:chrome'
import type { Route } from './+types/root.ts'
import { loadSections } from './sections/section-list.tsx'
import { Document } from './shell/document.tsx'
import { RouteErrors } from './shell/route-errors.tsx'
import fonts from './styles/fonts.css?inline'
import displayFont from './styles/fonts/newsreader-display.woff2?url'
import italicFont from './styles/fonts/newsreader-display-italic.woff2?url'
import textFont from './styles/fonts/hanken-grotesk.woff2?url'

/** Before any stylesheet: layers rank by first appearance. */
const FIRST_STYLES = `@layer reset, base, layout, parts, sections, states;${fonts}`
const FONTS = [displayFont, italicFont, textFont]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document
      head={<Head />}
      scripts={import.meta.env.DEV && <Scripts />}
      onDataAhead={({ page }) => loadSections(page.sections)}
    >
      {children}
    </Document>
  )
}

function Head() {
  const icons = chrome.browserIcons
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={icons.themeColour} />
      {/* The build adds what the top of the page at hand shows (build/finish). */}
      <style dangerouslySetInnerHTML={{ __html: FIRST_STYLES }} />
      <Meta />
      {FONTS.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      <link rel="icon" href={icons.tab} sizes="32x32" type="image/png" />
      <link rel="icon" href={icons.vector} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={icons.manifest} />
      {import.meta.env.DEV && <Links />}
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** React Router's fallback page, which the finishing stage drops, is the one that must have its scripts. */
export function HydrateFallback() {
  return <Scripts />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrors error={error} />
}
