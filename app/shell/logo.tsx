// The clinic's mark and name, which lead home.
import { Link } from 'react-router'
import { chrome } from 'virtual:chrome'
import styles from './logo.module.css'

export function Logo({ className = '' }: { className?: string | undefined }) {
  return (
    <Link to="/" className={`${styles.logo} ${className}`}>
      <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
        <path fill="currentColor" d="M19 38C8 33 4 24 6 13c9 3.5 14 12 13 25Z" />
        <path className={styles.leaf} d="M21 38c-1-13.5 3.5-22.5 13.5-27C37 22.5 32.5 33 21 38Z" />
        <circle className={styles.berry} cx="20" cy="7.5" r="5.5" />
      </svg>
      {chrome.clinic.name}
    </Link>
  )
}
