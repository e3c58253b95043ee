// An article: its contents on the left, its chapters beside them. On a phone the contents are folded.
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { plainText } from '../../schema/rich-text.ts'
import plusSign from '../../ui/disclosure/plus-sign.module.css'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { Block, type Article } from './blocks.tsx'
import styles from './chapters.module.css'

export function Chapters({ section, headingId }: { section: Article; headingId: string }) {
  const { contents, chapters } = section
  const timelines = chapters.map((_, index) => `--chapter-${index}`)
  return (
    <Section section={section}>
      {/* Scroll timelines highlight the current chapter in the table of contents, in browsers that support them. */}
      <div className={styles.columns} style={{ timelineScope: timelines.join(', ') } as CSSProperties}>
        <nav className={styles.contents} aria-labelledby={headingId}>
          <details>
            <summary className={clsx('tap-target', plusSign.plus)}>
              <h2 id={headingId} className="small-heading">
                {contents}
              </h2>
            </summary>
            <ol className={styles.links}>
              {chapters.map((chapter, index) => (
                <li key={chapter.id} style={{ animationTimeline: timelines[index] } as CSSProperties}>
                  <SiteLink link={{ href: `#${chapter.id}` }}>{plainText(chapter.title)}</SiteLink>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.article}>
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
      </div>
    </Section>
  )
}
