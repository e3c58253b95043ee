// A heading with a few paragraphs beside it. With a picture, the picture runs to one edge of the page.
import { clsx } from 'clsx'
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Capsule } from '../../ui/capsule/capsule.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { besideText } from '../../ui/plate/plate-boxes.ts'
import { Rich, RichEach } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function ProseSection({ section }: SectionProps<'prose'>) {
  const headingId = useId()
  const { picture, paragraphs } = section
  const [main, secondary] = section.actions
  return (
    <Band
      section={section}
      labelledBy={headingId}
      className={clsx(styles.prose, picture ? styles[picture.side] : styles.plain)}
    >
      <Rich as="h2" id={headingId} text={section.title} />
      <div className={clsx('stack', styles.text)}>
        <RichEach as="p" texts={paragraphs} />
        {main && (
          <div className={styles.actions}>
            <Capsule {...main} />
            {secondary && <MoreLink {...secondary} />}
          </div>
        )}
      </div>
      {picture && (
        <Plate image={picture.image} fullWidth boxes={besideText('40rem')} decorative className={styles.plate} />
      )}
    </Band>
  )
}
