// On phones: a bar at the bottom of the screen with the link to the form, shown while no other link to the form is in
// view (form-bar.element.ts). Without scripts the bar stays hidden. The other links work.
import type { FormLink } from '../../content/view/page-data.ts'
import { Capsule } from '../capsule/capsule.tsx'
import styles from './form-bar.module.css'
import { Rich } from '../rich/rich.tsx'

export function FormBar({ formLink: { text, link, fact } }: { formLink: FormLink }) {
  return (
    <form-bar class={styles.bar}>
      <Capsule text={text} link={link} />
      {fact && (
        <span className={styles.fact}>
          {fact.name}
          <strong>
            <Rich text={fact.value} />
          </strong>
        </span>
      )}
    </form-bar>
  )
}
