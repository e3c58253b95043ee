// The clinic's mark and name, as a link to the home page.
import { clsx } from 'clsx'
import { MARK } from '../../media/logo-mark.ts'
import styles from './logo.module.css'

export function Logo({ clinicName, className }: { clinicName: string; className?: string | undefined }) {
  return (
    <a href="/" className={clsx('tap-target', styles.logo, className)}>
      <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} width="32" height="32" aria-hidden="true">
        <path fill="currentColor" d={MARK.stem} />
        <path className={styles.leaf} d={MARK.leaf} />
        <circle className={styles.berry} {...MARK.berry} />
      </svg>
      {clinicName}
    </a>
  )
}
