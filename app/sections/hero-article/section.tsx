// Hero of an article: headline, review dates on the right, and a picture that runs to the right edge of the page.
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { Month } from '../../ui/month/month.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { ReviewLine } from '../../ui/review-line/review-line.tsx'
import { Section } from '../../ui/section/section.tsx'
import { useWords } from '../../ui/words/words.ts'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [
  { from: 1700, width: '56vw', height: '36vw' },
  { from: 900, width: '73vw', height: '45vw' },
  FULL_WIDTH,
]

export default function HeroArticleSection({ section, headingId, ...rest }: SectionProps<typeof kind>) {
  const words = useWords()
  return (
    <Section section={section} headingId={headingId} className={styles.hero}>
      <HeroHead id={headingId} section={section} {...rest} titleClass={styles.title} introClass={styles.intro} />
      <ul className={styles.meta}>
        <li>
          <ReviewLine review={section} />
        </li>
        <li>
          {words.reviewDue} <Month date={section.nextReview} />
        </li>
        <li>{section.readingTime}</li>
      </ul>
      <Plate image={section.picture} fullWidth boxes={BOXES} priority decorative className={styles.plate} />
    </Section>
  )
}
