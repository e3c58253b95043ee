// Every link of the site. A link to another site opens in a new tab and says so.
import { use, type ReactNode } from 'react'
import type { LinkView } from '../../schema/rich-text.ts'
import { LinkContext } from './link-context.ts'

interface SiteLinkProps {
  link: LinkView
  className?: string | undefined
  children: ReactNode
}

/** Marks a link to the current page with `aria-current`. */
export function SiteLink({ link, className, children }: SiteLinkProps) {
  const { currentPath, newTab } = use(LinkContext)
  if (link.external) {
    return (
      <a href={link.href} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="visually-hidden"> {newTab}</span>
      </a>
    )
  }
  const isCurrent = (link.leadsTo ?? link.href) === currentPath
  return (
    <a href={link.href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </a>
  )
}
