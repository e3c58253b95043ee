// Heading of a section and its lede (opening paragraph).
import type { RichText } from '../../content/schema/rich-text.ts'
import styles from './head.module.css'
import { Lede } from '../lede/lede.tsx'
import { Rich } from '../rich/rich.tsx'

interface HeadProps {
  /** Id of the heading, for the aria-labelledby of the section. */
  id: string
  title: RichText
  lede?: RichText | undefined
  /** Places heading and lede side by side on wide screens. */
  split?: boolean
  className?: string | undefined
}

export function Head({ id, title, lede, split = false, className }: HeadProps) {
  return (
    <div className={[styles.head, split && styles.split, className].filter(Boolean).join(' ')}>
      <Rich as="h2" id={id} text={title} />
      {lede && <Lede text={lede} />}
    </div>
  )
}
