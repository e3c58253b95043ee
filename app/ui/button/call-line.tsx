// "Or call (403) 555-0142": beside a button, for people who would rather talk.
import type { ClinicView } from '../../schema/clinic.ts'
import styles from './call-line.module.css'

export function CallLine({ clinic, words }: { clinic: ClinicView; words: string }) {
  return (
    <p className={styles.call}>
      {words}{' '}
      <a href={clinic.phoneHref} className="tap-target">
        {clinic.phone}
      </a>
    </p>
  )
}
