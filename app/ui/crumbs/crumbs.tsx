// Breadcrumbs: links from the home page to the current page.
import type { BreadcrumbItem } from '../../schema/shapes.ts'
import styles from './crumbs.module.css'
import { SiteLink } from '../site-link/site-link.tsx'
import { useWords } from '../words/words.ts'

/** `crumbs` starts with the home page and ends with the current page, which is shown without a link. */
export function Crumbs({ crumbs }: { crumbs: readonly BreadcrumbItem[] }) {
  const words = useWords()
  const last = crumbs.length - 1
  return (
    <nav className={styles.crumbs} aria-label={words.crumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ name, url }, index) => (
          <li key={url} aria-current={index === last ? 'page' : undefined}>
            {index === last ? name : <SiteLink link={{ href: url }}>{name}</SiteLink>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
