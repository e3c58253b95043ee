// Every link of the site. A link to another site opens in a new tab and says so.
import { use, type ReactNode } from 'react'
import type { LinkView } from '../../schema/rich-text.ts'
import { Words } from '../words/words.ts'
import { CurrentPath } from './current-path.ts'

interface SiteLinkProps {
  link: LinkView
  className?: string | undefined
  children: ReactNode
}

/** Marks a link to the current page with `aria-current`. */
export function SiteLink({ link, className, children }: SiteLinkProps) {
  const currentPath = use(CurrentPath)
  const words = use(Words)
  if (link.external) {
    return (
      <a href={link.href} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="visually-hidden"> {words?.newTab}</span>
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
