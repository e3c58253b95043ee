import { clsx } from 'clsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CallLine } from '../../ui/button/call-line.tsx'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Lede } from '../../ui/text/lede.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 900, width: '52vw', height: '39vw' }, FULL_WIDTH]

export default function ClosingSection({ section, headingId, clinic, messages }: SectionProps<typeof kind>) {
  const { title, lede, details, action, picture, side } = section
  return (
    <Section section={section} headingId={headingId} side={side} className={styles.closing}>
      <Picture image={picture} fullWidth decorative className={clsx('bleed', styles.picture)} boxes={BOXES} />
      <PaperLabel float stamp className={clsx('stack beside', styles.label)}>
        <Rich as="h2" id={headingId} text={title} />
        <Lede text={lede} />
        <div className={styles.details}>
          <DetailList details={details} look="rows" />
        </div>
        <div className="cluster">
          <ButtonLink {...action} />
          <CallLine clinic={clinic} words={messages.callUs} />
        </div>
      </PaperLabel>
    </Section>
  )
}
