import { clsx } from 'clsx'
import { Evidence } from '../../ui/medical/evidence.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 0, width: '7rem', height: '7rem' }]

export default function ChoicesSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  const sources = [...new Set(section.treatments.flatMap(({ source }) => source.split('; ')))]
  return (
    <Section section={section} headingId={headingId} head="stacked">
      <div>
        <ul className={clsx('rows', styles.choices)}>
          {section.treatments.map(({ name, evidence, benefit, harm, cost, picture }) => (
            <li key={name}>
              <div className={clsx(picture && styles.pictured)}>
                {picture && <Picture image={picture} boxes={BOXES} decorative className={styles.picture} />}
                <h3>{name}</h3>
                <Evidence grade={evidence} words={messages.evidence} />
              </div>
              <div className="stack">
                <Rich as="p" text={benefit} />
                <Rich as="p" text={harm} />
                <Rich as="p" text={cost} />
              </div>
            </li>
          ))}
        </ul>
        <div className={clsx('small-print', styles.sources)}>
          <Disclosure summary={messages.words.whereFrom}>
            <ul>
              {sources.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      </div>
    </Section>
  )
}
