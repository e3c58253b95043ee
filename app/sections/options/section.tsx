import { clsx } from 'clsx'
import { plainText } from '../../schema/rich-text.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { Evidence } from '../../ui/medical/evidence.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function OptionsSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  const { cards } = section
  // Several buttons that lead to one form would look like a choice.
  const isOneForm = cards.length > 1 && new Set(cards.map(({ action }) => action.link.href)).size === 1
  return (
    <Section section={section} headingId={headingId} head="stacked">
      <ul className={clsx('columns', styles.cards)} data-count={cards.length}>
        {cards.map(({ title, description, details, action, treatment }) => (
          <li key={title}>
            <PaperLabel float className={styles.label}>
              <h3>{title}</h3>
              <Rich as="p" className="soft" text={description} />
              <div className={styles.details}>
                {treatment && <Evidence grade={treatment.evidence} words={messages.evidence} />}
                <DetailList details={details} look="rows" />
              </div>
              <div className={styles.action}>
                {isOneForm ? (
                  <MoreLink {...action} context={plainText(title)} />
                ) : (
                  <ButtonLink {...action} context={plainText(title)} small />
                )}
              </div>
            </PaperLabel>
          </li>
        ))}
      </ul>
    </Section>
  )
}
