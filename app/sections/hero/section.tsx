// The top of a page. Each layout has a stylesheet of its own, which uses the same names for the same parts.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Messages } from '../../schema/messages.ts'
import { WarningStrip } from '../../ui/medical/warning-strip.tsx'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Section } from '../../ui/section/section.tsx'
import type { SectionOf } from '../define-kind.ts'
import type { SectionProps } from '../section-props.ts'
import beside from './beside.module.css'
import { Cards } from './cards.tsx'
import { HeroHead } from './hero-head.tsx'
import plain from './plain.module.css'
import { Panel } from './panel.tsx'
import type { kind } from './schema.ts'
import reply from './reply.module.css'
import { SampleReply } from './sample-reply.tsx'
import side from './side.module.css'
import { Timeline } from './timeline.tsx'

type Hero = SectionOf<typeof kind>

const STYLES = { cards: beside, plain, reply, side, timeline: beside }

export default function HeroSection({ section, headingId, ...shared }: SectionProps<typeof kind>) {
  const styles = STYLES[section.layout]
  const look = section.layout === 'plain' && section.picture ? 'pictured' : section.layout
  const pictureSide = section.layout === 'side' ? section.side : 'right'
  const head = (
    <HeroHead
      id={headingId}
      section={section}
      {...shared}
      twoButtons={section.layout === 'timeline'}
      titleClass={styles.title}
      introClass={styles.intro}
    />
  )
  return (
    <Section section={section} headingId={headingId} side={pictureSide} className={clsx(styles.hero, styles[look])}>
      <Parts section={section} head={head} words={shared.messages} />
    </Section>
  )
}

const BOXES: Record<'plain' | 'side' | 'desk', Boxes> = {
  plain: [{ from: 900, width: '52vw', height: '36rem' }, FULL_WIDTH],
  // Taller than 4:3 where the text beside it is long.
  side: [{ from: 900, width: '64vw', height: '54vw' }, FULL_WIDTH],
  // As tall as the sheets, except on phones, where it is behind the top of them.
  desk: [{ from: 900, width: '62vw', height: '54rem' }, { from: 600, width: '100vw', height: '50rem' }, FULL_WIDTH],
}

/** For a picture in the first view. */
const FIRST = { fullWidth: true, priority: true, decorative: true } as const

/** What each layout has, in the order in which it is read. `head` is the headline with the first words. */
function Parts({ section, head, words }: { section: Hero; head: ReactNode; words: Messages }) {
  switch (section.layout) {
    case 'side':
      return (
        <>
          <div className={clsx('stack beside', side.words)}>
            {head}
            {section.warning && <WarningStrip warning={section.warning} words={words.urgent} />}
            {section.panel && <Panel {...section.panel} />}
          </div>
          <div className={side.details}>
            <DetailList details={section.details} look="columns" />
          </div>
          <Picture image={section.picture} boxes={BOXES.side} {...FIRST} className={clsx('bleed', side.picture)} />
        </>
      )
    case 'reply':
      return (
        <>
          <div className={clsx('stack beside', reply.words)}>
            {head}
            {section.warning && <WarningStrip warning={section.warning} words={words.urgent} />}
          </div>
          <Picture image={section.picture} boxes={BOXES.desk} {...FIRST} className={clsx('bleed', reply.picture)} />
          <SampleReply reply={section.reply} action={section.action} words={words.reply} className={reply.sheets} />
          {section.panel && (
            <div className={clsx('beside', reply.panel)}>
              <Panel {...section.panel} />
            </div>
          )}
        </>
      )
    case 'plain':
      return (
        <>
          {head}
          {section.picture && (
            <Picture image={section.picture} boxes={BOXES.plain} {...FIRST} className={plain.picture} />
          )}
        </>
      )
    case 'timeline':
      return (
        <>
          {head}
          <Timeline {...section} />
        </>
      )
    case 'cards':
      return (
        <>
          {head}
          <Cards {...section} />
        </>
      )
  }
}
