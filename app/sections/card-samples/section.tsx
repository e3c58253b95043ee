// A set of card designs, one below the other. Each has a name and a note, and shows every service category.
import type { ComponentType } from 'react'
import type { SectionOf } from '../base.ts'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import { CapsuleCards } from './capsule-cards.tsx'
import type { DesignProps } from './designs.ts'
import { DrawerCards } from './drawer-cards.tsx'
import { IndexCards } from './index-cards.tsx'
import { LabelCards } from './label-cards.tsx'
import { PlateCards } from './plate-cards.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'
import { WindowCards } from './window-cards.tsx'

type Design = SectionOf<typeof kind>['designs'][number]

const plainDesigns: Record<Exclude<Design['design'], 'window'>, ComponentType<DesignProps>> = {
  label: LabelCards,
  index: IndexCards,
  plates: PlateCards,
  drawers: DrawerCards,
  capsules: CapsuleCards,
}

export default function CardSamplesSection({ section, headingId }: SectionProps<typeof kind>) {
  const { cue, designs, categories } = section
  return (
    <Section section={section} headingId={headingId} className={styles.set} head="split">
      {designs.map((design) => (
        <div key={design.design} className={styles.design} data-ground={design.ground}>
          <div className={styles.name}>
            <h3>{design.title}</h3>
            <p>{design.note}</p>
          </div>
          <Cards design={design} cards={categories} cue={cue} />
        </div>
      ))}
    </Section>
  )
}

function Cards({ design, ...rest }: DesignProps & { design: Design }) {
  if (design.design === 'window') return <WindowCards picture={design.picture} {...rest} />
  const Plain = plainDesigns[design.design]
  return <Plain {...rest} />
}
