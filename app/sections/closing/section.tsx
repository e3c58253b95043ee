// The closing call to action: with the phone number in large type, with a picture, or with one large line of text.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Capsule } from '../../ui/capsule/capsule.tsx'
import { Lede } from '../../ui/head/head.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

const BOXES: Boxes = [
  { from: 1700, width: '50vw', height: '48rem' },
  { from: 900, width: '50vw', height: '36rem' },
  FULL_WIDTH,
]

export default function ClosingSection({ section, clinic }: SectionProps<'closing'>) {
  const headingId = useId()
  const { layout, picture } = section
  return (
    <Band
      ground={section.ground}
      id={section.id}
      half={section.half}
      labelledBy={headingId}
      className={styles[layout]}
    >
      <div className={styles.title}>
        <Rich as="h2" id={headingId} text={section.title} />
        {layout === 'phone' && (
          <a className={styles.number} href={clinic.phoneHref}>
            {clinic.phone}
          </a>
        )}
      </div>
      <div className={styles.intro}>
        <Lede text={section.lede} />
        <Capsule {...section.action} />
      </div>
      {picture && <Plate image={picture} boxes={BOXES} decorative className={styles.plate} />}
    </Band>
  )
}
