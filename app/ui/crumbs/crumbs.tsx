// Breadcrumbs: links from the home page to the current page.
import type { BreadcrumbItem } from '../../schema/shapes.ts'
import styles from './crumbs.module.css'
import { SiteLink } from '../site-link/site-link.tsx'

/** `crumbs` starts with the home page and ends with the current page, which is shown without a link. Screen readers say `label`. */
export function Crumbs({ crumbs, label }: { crumbs: readonly BreadcrumbItem[]; label: string }) {
  const last = crumbs.length - 1
  return (
    <nav className={styles.crumbs} aria-label={label}>
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
