import { clsx } from 'clsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [
  { from: 1200, width: '29rem', height: '38rem' },
  { from: 1100, width: '52vw', height: '76vw' },
  { from: 900, width: '52vw', height: '76vw', tall: true },
  { from: 620, width: '90vw', height: '30rem' },
  FULL_WIDTH,
]

export default function BenefitsSection({ section, headingId }: SectionProps<typeof kind>) {
  const { layout, picture, tiles } = section
  return (
    <Section
      section={section}
      headingId={headingId}
      className={styles[layout]}
      head={layout === 'around' ? 'split' : 'stacked'}
      headClass={styles.head}
    >
      <div className={styles.container}>
        {picture && <Picture image={picture} decorative className={styles.picture} boxes={BOXES} />}
        <ul className={clsx('rows columns', layout === 'lines' && 'closed', styles.tiles)} data-count={tiles.length}>
          {tiles.map(({ title, description, icon }) => (
            <li key={title} className="stack">
              <Icon name={icon} small={layout === 'around'} className={styles.icon} />
              <h3 className={layout === 'band' ? 'h4' : undefined}>{title}</h3>
              <Rich as="p" className="soft" text={description} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
