// Treatment cards in tabs; each tab is a carousel. A card without a picture shows its duration in large type instead.
import { clsx } from 'clsx'
import type { Tone } from '../../schema/fields.ts'
import type { Messages } from '../../schema/messages.ts'
import type { SectionOf } from '../define-kind.ts'
import { plainText } from '../../schema/rich-text.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Carousel, CarouselControls, CarouselRail, CarouselSlide } from '../../ui/carousel/carousel.tsx'
import { Evidence } from '../../ui/medical/evidence.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** Tones of the cards without a picture, in turn. */
const TONES: readonly Tone[] = ['calm', 'bright', 'warm']

/** A duration that is a number and its unit. Others are a few words, and not large. */
const WITH_NUMBER = /^(\S*\d\S*)\s+(.+)$/

const BOXES: Boxes = [
  { from: 1500, width: '29rem', height: '20rem' },
  { from: 768, width: '31vw', height: '21vw' },
  { from: 457, width: '24rem', height: '16rem' },
  { from: 0, width: '78vw', height: '52vw' },
]

export default function TreatmentTabsSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  const tabs = section.tabs.map(({ label, cards }) => ({
    label,
    panel: (
      <Carousel label={label} names={cards.map(({ name }) => name)} words={messages.words}>
        <CarouselRail>
          {cards.map((card, index) => (
            <CarouselSlide key={card.name}>
              <Treatment card={card} tone={TONES[index % TONES.length] ?? 'calm'} words={messages.evidence} />
            </CarouselSlide>
          ))}
        </CarouselRail>
        <CarouselControls />
      </Carousel>
    ),
  }))
  return (
    <Section
      section={section}
      headingId={headingId}
      className={styles.treatments}
      head="split"
      headClass={styles.head}
    >
      <Tabs label={plainText(section.title)} tabs={tabs} />
    </Section>
  )
}

interface TreatmentProps {
  card: SectionOf<typeof kind>['tabs'][number]['cards'][number]
  tone: Tone
  words: Messages['evidence']
}

function Treatment({ card, tone, words }: TreatmentProps) {
  const { name, description, duration, image, buttonText, buttonLink, treatment } = card
  return (
    <div className={styles.card}>
      {image ? (
        <Picture image={image} decorative className={styles.picture} boxes={BOXES} />
      ) : (
        <p className={styles.figure} data-tone={tone}>
          <Duration text={duration} />
        </p>
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        {description && <Rich as="p" className="soft" text={description} />}
        {treatment && <Evidence grade={treatment.evidence} words={words} />}
        {image && <p className={clsx(styles.duration, WITH_NUMBER.test(duration) && styles.large)}>{duration}</p>}
        <div className={styles.action}>
          <ButtonLink text={buttonText} link={buttonLink} context={name} small />
        </div>
      </div>
    </div>
  )
}

/** Splits "4–6 weeks" into a large number and its unit. A duration that begins with words is shown as it is. */
function Duration({ text }: { text: string }) {
  const [, value, unit] = WITH_NUMBER.exec(text) ?? []
  if (!value || !unit) return <span className={styles.phrase}>{text}</span>
  return (
    <>
      <span>{value}</span> <small>{unit}</small>
    </>
  )
}
