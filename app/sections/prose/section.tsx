// A heading with a few paragraphs beside it.
import { clsx } from 'clsx'
import { Capsule } from '../../ui/capsule/capsule.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Rich, RichEach } from '../../ui/rich/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ProseSection({ section, headingId }: SectionProps<typeof kind>) {
  const [main, secondary] = section.actions
  return (
    <Section section={section} headingId={headingId} className={styles.prose}>
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
    </Section>
  )
}
