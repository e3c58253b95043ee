// The medical details of a page: sections that visitors open, one after another, and at the end the sources. Nothing
// is lost to visitors who open none: links, Find in page and the search open them, and they are open in print and
// without scripts.
import { useId } from 'react'
import type { Tone } from '../schema/fields.ts'
import type { Review } from '../schema/content-shapes.ts'
import { plainText } from '../schema/rich-text.ts'
import plusSign from '../ui/disclosure/plus-sign.module.css'
import { Section } from '../ui/section/section.tsx'
import styles from './medical-details.module.css'
import { PageReview } from './page-review.tsx'
import type { SectionView } from './page-schema.ts'
import { componentOf } from './section-list.tsx'
import type { SharedProps } from './section-props.ts'

interface MedicalDetailsProps extends SharedProps {
  sections: readonly SectionView[]
  review: Review | undefined
  /** The background of the list. */
  tone: Tone
}

/** The title of each section is the summary that opens it. Throws for a kind without a component. */
export function MedicalDetails({ sections, review, tone, ...shared }: MedicalDetailsProps) {
  const id = useId()
  return (
    <Section
      section={{ tone, id: 'medical', title: shared.messages.medical }}
      headingId={id}
      head="left"
      headClass={styles.head}
      className={styles.medical}
    >
      <div className={styles.list}>
        {sections.map((section, index) => {
          const Part = componentOf(section)
          return (
            <details key={index}>
              <summary className={plusSign.plus}>{'title' in section && plainText(section.title)}</summary>
              <Part section={{ ...section, tone }} headingId={`${id}${index}`} {...shared} />
            </details>
          )
        })}
        {review && (
          <details>
            <summary className={plusSign.plus}>{shared.messages.sources}</summary>
            <PageReview
              review={review}
              tone={tone}
              headingId={`${id}${sections.length}`}
              messages={shared.messages}
            />
          </details>
        )}
      </div>
    </Section>
  )
}
