// Shows a page's sections in order. A component is found by the folder of its kind.
import { Fragment, type ComponentType } from 'react'
import type { SectionType, SectionView } from '../content/page.ts'
import type { SectionProps } from './props.ts'

type AnySection = ComponentType<SectionProps<SectionType>>

const components = import.meta.glob<AnySection>('./*/section.tsx', { eager: true, import: 'default' })

interface SectionListProps extends Omit<SectionProps<SectionType>, 'section'> {
  sections: readonly SectionView[]
}

/** Throws for a kind without a component; the schema lets no unknown kind through. */
export function SectionList({ sections, ...rest }: SectionListProps) {
  return sections.map((section, index) => {
    const Section = components[`./${section.type}/section.tsx`]
    if (!Section) throw new Error(`No component shows sections of the kind "${section.type}". Write app/sections/${section.type}/section.tsx.`)
    return (
      <Fragment key={index}>
        <Section section={section} {...rest} />
        {index === 0 && <StylesPlace />}
      </Fragment>
    )
  })
}

/** Where the finishing stage puts the link to the stylesheet: after what a page begins with (scripts/finish/place-styles.ts). */
function StylesPlace() {
  return <div data-styles suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
