// The numbered sources of a text: publisher, title and year.
import { clsx } from 'clsx'
import type { Source } from '../../schema/content-shapes.ts'
import { SiteLink } from '../link/site-link.tsx'
import styles from './source-list.module.css'

export function SourceList({ items }: { items: readonly Source[] }) {
  return (
    <ol className={clsx('small-print', styles.sources)}>
      {items.map(({ publisher, title, year, url }) => (
        <li key={`${publisher} ${title}`}>
          {url ? (
            <>
              {`${publisher}, `}
              <SiteLink link={{ href: url, external: true }}>{title}</SiteLink>
              {year && `, ${year}`}
            </>
          ) : (
            [publisher, title, year].filter(Boolean).join(', ')
          )}
        </li>
      ))}
    </ol>
  )
}
