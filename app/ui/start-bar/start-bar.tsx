// On phones: a bar at the bottom of the screen with the link to the form, shown while no other link to the form is in
// view (form-bar.element.ts). Without scripts the bar stays hidden. The other links work.
import type { LinkView } from '../../schema/rich-text.ts'
import { ButtonLink } from '../button/button.tsx'
import styles from './form-bar.module.css'

export function FormBar({ text, link }: { text: string; link: LinkView }) {
  return (
    <form-bar class={styles.bar}>
      <ButtonLink text={text} link={link} />
    </form-bar>
  )
}
