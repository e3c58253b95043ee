// Hero with a picture at one edge of the page and a text on the other side. The facts stand below the picture, or
// below the text on phones.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Crumbs } from '../../ui/crumbs/crumbs.tsx'
import { HeroActions } from '../../ui/hero-actions/hero-actions.tsx'
import { HeroFacts } from '../../ui/hero-facts/hero-facts.tsx'
import { Lede } from '../../ui/lede/lede.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

/** The picture is higher than its shape where the text beside it is long. */
const BOXES: Boxes = [{ from: 900, width: '64vw', height: '54vw' }, FULL_WIDTH]

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
        <Rich as="h1" id={headingId} text={section.title} />
        <Lede text={section.lede} />
        <HeroActions action={section.action} ways={section.ways} clinic={clinic} messages={messages} />
      </div>
      <div className={styles.facts}>
        <HeroFacts facts={section.facts} />
      </div>
      <Plate image={section.picture} boxes={BOXES} priority decorative className={styles.plate} />
    </Band>
  )
}
