// Breadcrumbs: links from the home page to the current page.
import { clsx } from 'clsx'
import type { BreadcrumbItem } from '../../schema/content-shapes.ts'
import styles from './breadcrumbs.module.css'
import { SiteLink } from '../../ui/link/site-link.tsx'

/** `crumbs` ends with the current page, which is shown without a link. Screen readers say `label`. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly BreadcrumbItem[]; label: string }) {
  const last = crumbs.length - 1
  return (
    <nav className={clsx('small-print', styles.breadcrumbs)} aria-label={label}>
      <ol className={clsx('cluster', styles.list)}>
        {crumbs.map(({ name, url }, index) => (
          <li key={url} className="tap-target" aria-current={index === last ? 'page' : undefined}>
            {index === last ? (
              name
            ) : (
              <SiteLink link={{ href: url }} className="tap-target">
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
