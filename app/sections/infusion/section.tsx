// Infusion details: description, ingredients, benefits, and how to prepare. Prints on one page.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { IconList } from '../../ui/list/icon-list.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** The whole picture, so that every ingredient is seen. */
const BOXES: Boxes = [{ from: 900, width: '45vw', height: '34vw' }, FULL_WIDTH]

export default function InfusionSection({ section, headingId }: SectionProps<typeof kind>) {
  const { description, ingredients, benefits, details, picture, preparation } = section
  return (
    <Section section={section} headingId={headingId} className={styles.infusion}>
      <div className={clsx('stack', styles.intro)}>
        <Rich as="h2" id={headingId} text={section.title} />
        <RichEach as="p" texts={description} />
      </div>
      <div className={styles.side} data-side="right">
        {picture && <Picture image={picture} fullWidth boxes={BOXES} className={clsx('bleed', styles.picture)} />}
        <PaperLabel float stamp className={styles.label}>
          <h3 className="h4">{details.title}</h3>
          <DetailList details={details.items} look="rows" />
        </PaperLabel>
      </div>
      <div className={clsx('stack', styles.lists)}>
        <Rows title={ingredients.title} items={ingredients.items} />
        <Rows title={benefits.title} items={benefits.items} />
      </div>
      <div className={styles.preparation}>
        <h3>{preparation.title}</h3>
        <IconList items={preparation.items} icon="check" />
      </div>
    </Section>
  )
}

function Rows({ title, items }: { title: string; items: readonly { name: string; description: RichText }[] }) {
  return (
    <div className={styles.rows}>
      <h3>{title}</h3>
      <DetailList details={items.map(({ name, description }) => ({ name, value: description }))} look="framed" />
    </div>
  )
}
