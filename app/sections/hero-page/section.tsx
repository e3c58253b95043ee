// Small hero: a headline at the size of an h2, beside its lede or beside a picture at the bottom of the section.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Crumbs } from '../../ui/crumbs/crumbs.tsx'
import { Glyph } from '../../ui/glyph/glyph.tsx'
import { HeroActions } from '../../ui/hero-actions/hero-actions.tsx'
import { Lede } from '../../ui/lede/lede.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import { SiteLink } from '../../ui/site-link/site-link.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 900, width: '45vw', height: '36rem' }, FULL_WIDTH]

export default function HeroPageSection({ section, clinic, messages, crumbs }: SectionProps<'hero-page'>) {
  const headingId = useId()
  const { picture, back } = section
  return (
    <Band
      ground={section.ground}
      id={section.id}
      labelledBy={headingId}
      className={`${styles.hero} ${picture ? styles[picture.side] : styles.plain}`}
    >
      {back ? (
        <SiteLink link={back.link} className={styles.back}>
          <Glyph name="back" />
          {back.text}
        </SiteLink>
      ) : (
        <Crumbs crumbs={crumbs} />
      )}
      <Rich as="h1" id={headingId} text={section.title} />
      <div className={styles.intro}>
        <Lede text={section.lede} />
        {section.action && <HeroActions action={section.action} clinic={clinic} messages={messages} />}
      </div>
      {picture && <Plate image={picture.image} boxes={BOXES} priority decorative className={styles.plate} />}
    </Band>
  )
}
