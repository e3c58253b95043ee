// The HTML document around every page: head, header, main content, footer, the starter script.
import { use, type ReactNode } from 'react'
import { Links, Meta, useLocation } from 'react-router'
import { analyticsPathOfError, type PageData } from '../site/derive/page-data.ts'
import type { SharedContent } from '../site/derive/shared-content.ts'
import { canonicalPath } from '../paths.ts'
import fonts from '../styles/fonts.css?inline'
import textFont from '../styles/fonts/hanken-grotesk.woff2?url'
import italicFont from '../styles/fonts/newsreader-display-italic.woff2?url'
import displayFont from '../styles/fonts/newsreader-display.woff2?url'
import { LinkContext } from '../ui/link/link-context.ts'
import { IconSprite } from '../ui/icon/icon.tsx'
import { ClientFiles } from './client-files.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

/**
 * The order of the style layers. It must come before any other styles. The build adds the styles of the header and of
 * the first section here (pipeline/pages).
 */
const FIRST_STYLES = `@layer reset, base, layout, parts, sections, states;${fonts}`
const FONTS = [displayFont, italicFont, textFont]

/** Browsers other than Chromium ignore these rules and load the next page when its link is clicked. */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})

interface DocumentProps {
  /** Undefined when the content could not be read: the document then shows an error without header and footer. */
  shared: SharedContent | undefined
  /** Undefined for the not-found page and the error page. */
  page: PageData | undefined
  children: ReactNode
}

export function Document({ shared, page, children }: DocumentProps) {
  const { starter } = use(ClientFiles)
  const path = canonicalPath(useLocation().pathname)
  return (
    <html
      lang={shared?.business.locale ?? 'en'}
      data-insights={shared?.business.analytics.scriptSrc}
      data-analytics-path={page?.analyticsPath ?? analyticsPathOfError(path, shared?.business)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style dangerouslySetInnerHTML={{ __html: FIRST_STYLES + (shared?.paletteCss ?? '') }} />
        <Meta />
        {FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {shared && <BrowserIcons icons={shared.browserIcons} />}
        {/* The built page links to the stylesheet below its first section (section-list.tsx). */}
        {import.meta.env.DEV && <Links />}
        {import.meta.env.DEV && <DevelopmentScripts />}
        {/* The build adds the address (pipeline/pages). */}
        <script type="module" async fetchPriority="low" data-site-script="" src={starter} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: PREFETCH_RULES }} />
      </head>
      <body>
        <LinkContext value={{ currentPath: path, newTab: shared?.messages.words.newTab ?? '' }}>
          {shared ? (
            <IconSprite value={shared.iconSprite}>
              <Header shared={shared} opensSearch={page?.opensSearch ?? true} start={page?.start} />
              <main id="main">{children}</main>
              <Footer shared={shared} />
            </IconSprite>
          ) : (
            <main id="main">{children}</main>
          )}
        </LinkContext>
      </body>
    </html>
  )
}

function BrowserIcons({ icons }: { icons: SharedContent['browserIcons'] }) {
  return (
    <>
      <meta name="theme-color" content={icons.themeColour} />
      <link rel="icon" href={icons.tab} sizes="32x32" type="image/png" />
      <link rel="icon" href={icons.vector} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={icons.manifest} />
    </>
  )
}

/**
 * Lets Vite reload the page after a change, and prepares the form for React Fast Refresh. The second import must run
 * before the form: without its preamble, Vite's React transform throws.
 */
function DevelopmentScripts() {
  const { refresh } = use(ClientFiles)
  const imports = `import '/@vite/client'\n${refresh ? `import ${JSON.stringify(refresh)}` : ''}`
  return <script type="module" dangerouslySetInnerHTML={{ __html: imports }} />
}
