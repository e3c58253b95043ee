// The document around every page: head, header, footer, focus and scroll on navigation. The build makes it whole; the browser takes over what can change.
import type { ReactNode } from 'react'
import { chrome } from 'virtual:chrome'
import { PageViews } from '../analytics/page-views.tsx'
import type { PageData } from '../content/page.ts'
import { IconSprite } from '../ui/icon.tsx'
import { useDataAhead } from './data-ahead.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useLinks } from './links.ts'
import { useNavigationEffects } from './navigation-effects.ts'
import { SkipLink } from './skip-link.tsx'

interface DocumentProps {
  head: ReactNode
  /** What the browser loads, in `npm run dev`. */
  scripts?: ReactNode
  /** The page in the middle; nothing leaves what was prerendered there as it stands. */
  children?: ReactNode
  /** Is given the data of pages that were fetched ahead. */
  onDataAhead: (page: PageData) => Promise<void>
}

export function Document({ head, scripts, children, onDataAhead }: DocumentProps) {
  useLinks()
  useNavigationEffects()
  useDataAhead(onDataAhead)
  return (
    <html lang="en-CA">
      <head>{head}</head>
      <body>
        <SkipLink />
        <IconSprite value={chrome.iconSprite}>
          <Header />
          {children ? (
            <main key="shown" id="main">
              {children}
            </main>
          ) : (
            <main key="prerendered" id="main" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          )}
          <Footer />
        </IconSprite>
        <PageViews scriptSrc={chrome.business.analytics.scriptSrc} />
        {scripts}
      </body>
    </html>
  )
}
