// Heading of a section, and its lede: an opening paragraph, larger and softer than the text.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import styles from './head.module.css'
import { Rich } from '../rich/rich.tsx'

interface HeadProps {
  /** Id of the heading, for the aria-labelledby of the section. */
  id: string
  section: { title: RichText; lede?: RichText | undefined }
  /** Places heading and lede side by side on wide screens. */
  split?: boolean
  className?: string | undefined
}

export function Head({ id, section: { title, lede }, split = false, className }: HeadProps) {
  return (
    <div className={clsx(styles.head, split && styles.split, className)}>
      <Rich as="h2" id={id} text={title} />
      {lede && <Lede text={lede} />}
    </div>
  )
}

export function Lede({ text }: { text: RichText }) {
  return <Rich as="p" className={styles.lede} text={text} />
}
