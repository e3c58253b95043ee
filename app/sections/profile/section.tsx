import { clsx } from 'clsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [
  { from: 1400, width: '29rem', height: '33rem' },
  { from: 620, width: '36vw', height: '41vw' },
  { from: 0, width: '100vw', height: '100vw' },
]

export default function ProfileSection({ section, headingId }: SectionProps<typeof kind>) {
  const { name, image, credentials, bio } = section.therapist
  return (
    <Section section={section} headingId={headingId} className={styles.profile}>
      <div className={clsx('stack', styles.bio)}>
        <Rich as="h2" id={headingId} text={section.title} />
        <RichEach as="p" texts={bio} />
      </div>
      <div className={styles.person}>
        <Picture image={image} boxes={BOXES} className={styles.portrait} />
        <PaperLabel float stamp className={styles.label}>
          <h3>{name}</h3>
          <ul className={clsx('rows', styles.credentials)}>
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        </PaperLabel>
      </div>
    </Section>
  )
}
