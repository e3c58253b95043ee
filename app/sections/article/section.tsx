// Long article: table of contents left, chapters in the middle, details right. The contents list the chapters.
// An article without contents is short; on phones its details come after it.
import type { CSSProperties } from 'react'
import { plainText } from '../../schema/rich-text.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { SectionProps } from '../section-props.ts'
import { Block } from './blocks.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ArticleSection({ section, headingId }: SectionProps<typeof kind>) {
  const { contents, details, chapters } = section
  const timelines = chapters.map((_, index) => `--chapter-${index}`)
  const side = (
    <div className={styles.side}>
      <PaperLabel float stamp className={styles.label}>
        <h2 className="h4">{details.title}</h2>
        <DetailList details={details.items} look="rows" />
        <ButtonLink text={details.action.text} link={details.action.link} small />
      </PaperLabel>
    </div>
  )
  return (
    <Section section={section}>
      {/* Scroll timelines highlight the current chapter in the table of contents, in browsers that support them. */}
      <div className={styles.columns} style={{ timelineScope: timelines.join(', ') } as CSSProperties}>
        {contents && side}
        {contents && (
          <nav className={styles.contents} aria-labelledby={headingId}>
            <h2 id={headingId} className="small-heading">
              {contents}
            </h2>
            <ol className={styles.links}>
              {chapters.map((chapter, index) => (
                <li key={chapter.id} style={{ animationTimeline: timelines[index] } as CSSProperties}>
                  <SiteLink link={{ href: `#${chapter.id}` }}>{plainText(chapter.title)}</SiteLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.prose}>
          {chapters.map((chapter, index) => (
            <section
              key={chapter.id}
              id={chapter.id}
              aria-labelledby={`${headingId}${chapter.id}`}
              style={{ viewTimelineName: timelines[index] } as CSSProperties}
            >
              <Rich as="h2" id={`${headingId}${chapter.id}`} text={chapter.title} />
              {chapter.blocks.map((block, position) => (
                <Block key={position} block={block} labelledBy={`${headingId}${chapter.id}`} />
              ))}
            </section>
          ))}
        </div>
        {!contents && side}
      </div>
    </Section>
  )
}
