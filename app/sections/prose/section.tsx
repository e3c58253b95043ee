// A heading with a few paragraphs beside it.
import { clsx } from 'clsx'
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Capsule } from '../../ui/capsule/capsule.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Rich, RichEach } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ProseSection({ section }: SectionProps<typeof kind>) {
  const headingId = useId()
  const [main, secondary] = section.actions
  return (
    <Band section={section} labelledBy={headingId} className={styles.prose}>
      <Rich as="h2" id={headingId} text={section.title} />
      <div className={clsx('stack', styles.text)}>
        <RichEach as="p" texts={section.paragraphs} />
        {main && (
          <div className={styles.actions}>
            <Capsule {...main} />
            {secondary && <MoreLink {...secondary} />}
          </div>
        )}
      </div>
    </Band>
  )
}
