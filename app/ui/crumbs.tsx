// The way from the home page to this one.
import type { BreadcrumbItem } from '../content/page.ts'
import styles from './crumbs.module.css'
import { SiteLink } from './site-link.tsx'

/** `crumbs` run from the home page to the current one, which is named and not linked. */
export function Crumbs({ crumbs }: { crumbs: readonly BreadcrumbItem[] }) {
  const last = crumbs.length - 1
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
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
