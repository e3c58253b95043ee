// A heading with a few paragraphs beside it. With a picture, the picture runs to one edge of the page.
import { useId } from 'react'
import { Actions } from '../../ui/actions/actions.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { besideText } from '../../ui/plate/plate-boxes.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function ProseSection({ section }: SectionProps<'prose'>) {
  const headingId = useId()
  const { picture, paragraphs } = section
  const [main, secondary] = section.actions
  return (
    <Band
      ground={section.ground}
      id={section.id}
      labelledBy={headingId}
      className={`${styles.prose} ${picture ? styles[picture.side] : styles.plain}`}
    >
      <h2 id={headingId}>
        <Rich text={section.title} />
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            <Rich text={paragraph} />
          </p>
        ))}
        {main && <Actions main={main} secondary={secondary} />}
      </div>
      {picture && <Plate image={picture.image} boxes={besideText('40rem')} decorative className={styles.plate} />}
    </Band>
  )
}
