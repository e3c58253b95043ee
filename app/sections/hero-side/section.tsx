// Hero with a full-height picture at one edge of the page, and text and facts on the other side.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { HeroActions } from '../../ui/hero-actions.tsx'
import { HeroFacts } from '../../ui/hero-facts.tsx'
import { Lede } from '../../ui/lede.tsx'
import { Plate } from '../../ui/plate.tsx'
import { fullWidth } from '../../ui/plate-boxes.ts'
import { Rich } from '../../ui/rich.tsx'
import type { Boxes } from '../../ui/plate-sources.ts'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

/** Half of a wide window, so that the whole subject of the picture is seen. */
const BOXES: Boxes = [{ from: 900, width: '50vw', height: '54rem' }, fullWidth('62vw')]

export default function HeroSideSection({ section, clinic, messages, crumbs }: SectionProps<'hero-side'>) {
  const headingId = useId()
  return (
    <Band
      ground={section.ground}
      id={section.id}
      labelledBy={headingId}
      className={`${styles.hero} ${styles[section.side]}`}
    >
      <div className={styles.intro}>
        <Crumbs crumbs={crumbs} />
        <h1 id={headingId}>
          <Rich text={section.title} />
        </h1>
        <Lede text={section.lede} />
        <HeroActions action={section.action} ways={section.ways} clinic={clinic} messages={messages} />
        <HeroFacts facts={section.facts} />
      </div>
      <Plate image={section.picture} boxes={BOXES} priority decorative className={styles.plate} />
    </Band>
  )
}
