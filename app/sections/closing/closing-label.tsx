// A label with a call to action and details about it, with an optional picture beside it.
import { clsx } from 'clsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Lede } from '../../ui/text/lede.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionOf } from '../define-kind.ts'
import type { kind } from './schema.ts'
import styles from './closing-label.module.css'

const BOXES: Boxes = [{ from: 900, width: '52vw', height: '39vw' }, FULL_WIDTH]

interface ClosingLabelProps {
  section: Extract<SectionOf<typeof kind>, { layout: 'label' }>
  headingId: string
}

export function ClosingLabel({ section, headingId }: ClosingLabelProps) {
  const { title, lede, details, action, picture } = section
  return (
    <Section
      section={section}
      headingId={headingId}
      side={picture?.side}
      className={picture ? styles.pictured : styles.alone}
    >
      {picture && (
        <Picture image={picture.image} fullWidth decorative className={clsx('bleed', styles.picture)} boxes={BOXES} />
      )}
      <PaperLabel float stamp className={clsx('stack beside', styles.label)}>
        <Rich as="h2" id={headingId} text={title} />
        <Lede text={lede} />
        <div className={styles.details}>
          <DetailList details={details} look="rows" />
        </div>
        <div>
          <ButtonLink {...action} />
        </div>
      </PaperLabel>
    </Section>
  )
}
