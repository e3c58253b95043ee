// The clinic's mark and name, as a link to the home page.
import { clsx } from 'clsx'
import type { SharedContent } from '../../site/derive/shared-content.ts'
import styles from './logo.module.css'

interface LogoProps {
  shared: Pick<SharedContent, 'clinic' | 'mark'>
  className?: string | undefined
}

export function Logo({ shared: { clinic, mark }, className }: LogoProps) {
  return (
    <a href="/" className={clsx('tap-target', styles.logo, className)}>
      <svg
        viewBox={mark.viewBox}
        width="32"
        height="32"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: mark.shapes }}
      />
      {clinic.shortName ? (
        <>
          <span className={styles.long}>{clinic.name}</span>
          <span className={styles.short}>{clinic.shortName}</span>
        </>
      ) : (
        clinic.name
      )}
    </a>
  )
}
