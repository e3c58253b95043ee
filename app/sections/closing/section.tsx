import { clsx } from 'clsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import { ClosingLabel } from './closing-label.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const STRIP: Boxes = [
  { from: 1400, width: '52vw', height: '33vw' },
  { from: 620, width: '100vw', height: '33vw' },
  { from: 0, width: '100vw', height: '50vw' },
]

export default function ClosingSection({ section, headingId, clinic }: SectionProps<typeof kind>) {
  if (section.layout === 'label') return <ClosingLabel section={section} headingId={headingId} />
  const { layout, picture } = section
  return (
    <Section section={section} headingId={headingId} className={styles[layout]}>
      {picture && <Picture image={picture} fullWidth decorative className={styles.strip} boxes={STRIP} />}
      <div className={clsx('stack', styles.title)}>
        <Rich as="h2" id={headingId} text={section.title} />
        {layout === 'phone' && (
          <a className={clsx('phone-number', styles.number)} href={clinic.phoneHref}>
            {clinic.phone}
          </a>
        )}
      </div>
      <div className={clsx('stack', styles.intro)}>
        <Lede text={section.lede} />
        <ButtonLink {...section.action} />
        {section.more && <MoreLink {...section.more} />}
      </div>
    </Section>
  )
}
