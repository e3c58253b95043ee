import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import styles from './section-head.module.css'
import { Lede } from '../text/lede.tsx'
import { Rich } from '../text/rich.tsx'

interface SectionHeadProps {
  /** Id of the heading, for the aria-labelledby of the section. */
  id: string
  section: { title: RichText; lede?: RichText | undefined }
  /** Places heading and lede side by side on wide screens. */
  split?: boolean
  className?: string | undefined
}

export function SectionHead({ id, section: { title, lede }, split = false, className }: SectionHeadProps) {
  return (
    <div className={clsx('stack', styles.head, split && styles.split, className)}>
      <Rich as="h2" id={id} text={title} />
      {lede && <Lede text={lede} />}
    </div>
  )
}
