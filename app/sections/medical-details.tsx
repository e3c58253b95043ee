// The medical details of a page: sections that visitors open, one after another. Nothing in them is lost to those who
// do not: links, Find in page and the search open them, and they are open in print and without scripts.
import { useId } from 'react'
import type { Tone } from '../schema/fields.ts'
import { plainText } from '../schema/rich-text.ts'
import plusSign from '../ui/disclosure/plus-sign.module.css'
import { Section } from '../ui/section/section.tsx'
import styles from './medical-details.module.css'
import type { SectionView } from './page-schema.ts'
import { componentOf } from './section-list.tsx'
import type { SharedProps } from './section-props.ts'

interface MedicalDetailsProps extends SharedProps {
  sections: readonly SectionView[]
  /** The background of the list. */
  tone: Tone
}

/** The title of each section is the summary that opens it. Throws for a kind without a component. */
export function MedicalDetails({ sections, tone, ...shared }: MedicalDetailsProps) {
  const id = useId()
  return (
    <Section
      section={{ tone, id: 'medical', title: shared.messages.medical }}
      headingId={id}
      head="stacked"
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
      </div>
    </Section>
  )
}
