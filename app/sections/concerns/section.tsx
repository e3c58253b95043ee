import { clsx } from 'clsx'
import type { ConcernCard } from '../../schema/content-shapes.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DashList } from '../../ui/list/dash-list.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import { PictureCards } from './picture-cards.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** In windows from 620 px, a 4:3 picture beside the heading. In wide ones it is beside the rows. */
const BOXES: Boxes = [{ from: 620, width: '45vw', height: '34vw' }, FULL_WIDTH]

export default function ConcernsSection({ section, headingId }: SectionProps<typeof kind>) {
  if (section.layout === 'pictures')
    return (
      <Section section={section} headingId={headingId} head="split">
        <PictureCards cards={section.cards} />
      </Section>
    )
  const { picture, cards, action } = section
  const isWide = !picture && cards.some(({ text, ctaLink }) => text ?? ctaLink)
  return (
    <Section
      section={section}
      headingId={headingId}
      head={picture || isWide ? 'stacked' : 'left'}
      headClass={clsx('beside', styles.head)}
      side={picture?.side}
      className={clsx(styles.rows, isWide && styles.wide)}
    >
      {picture && (
        <div className={clsx('bleed', styles.picture)}>
          <Picture image={picture.image} decorative className={styles.image} boxes={BOXES} />
        </div>
      )}
      <div className={clsx('beside', styles.body)}>
        <ul className={clsx('rows closed', styles.list)}>
          {cards.map((card) => (
            <li key={card.title}>
              <Concern card={card} />
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <ButtonLink {...action} />
          </div>
        )}
      </div>
    </Section>
  )
}

function Concern({ card: { title, symptoms, text, icon, ctaText, ctaLink } }: { card: ConcernCard }) {
  return (
    <>
      <div className={clsx('cluster', styles.name)}>
        {icon && <Icon name={icon} small />}
        <h3>{title}</h3>
      </div>
      <div className={clsx('stack', styles.words)}>
        {symptoms && <DashList items={symptoms} />}
        <div className={clsx('stack', styles.more)}>
          {text && <Rich as="p" className="soft" text={text} />}
          {ctaText && ctaLink && <MoreLink text={ctaText} link={ctaLink} context={title} />}
        </div>
      </div>
    </>
  )
}
