// Every link of the site: inside it the router follows it in place (app/shell/links.ts), to pages with a form it loads a document, off the site it opens a new tab.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LinkView } from '../content/rich-text.ts'

interface SiteLinkProps {
  link: LinkView
  className?: string | undefined
  children: ReactNode
  'aria-label'?: string
}

/** A link as content resolved it; to the page itself, it says so. `tel:`, `mailto:` and external addresses are plain anchors. */
export function SiteLink({ link, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation()
  if (link.external) {
    return (
      <a href={link.href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )
  }
  if (!link.href.startsWith('/') && !link.href.startsWith('#')) {
    return (
      <a href={link.href} {...rest}>
        {children}
      </a>
    )
  }
  const target = link.leadsTo ?? link.href
  return (
    <a
      href={link.href}
      data-document={link.document}
      aria-current={target === pathname ? 'page' : undefined}
      {...rest}
    >
      {children}
    </a>
  )
}
