// The way to the form at the bottom of a phone's window. The starter shows it while no other way to the form is in
// sight (app/ui/form-bar/form-bar.element.ts). Without scripts it stays hidden, and the links on the page remain.
import type { FormLink } from '../../content/schema/page.ts'
import { Capsule } from '../capsule/capsule.tsx'
import styles from './form-bar.module.css'
import { Rich } from '../rich/rich.tsx'

export function FormBar({ formLink: { text, link, fact } }: { formLink: FormLink }) {
  return (
    <div className={styles.bar} data-form-bar>
      <Capsule text={text} link={link} />
      {fact && (
        <span className={styles.fact}>
          {fact.name}
          <strong>
            <Rich text={fact.value} />
          </strong>
        </span>
      )}
    </div>
  )
}
