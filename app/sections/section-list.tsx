// Shows the sections of a page in order. The folder of a kind holds its component.
import { Fragment, useId, type ComponentType } from 'react'
import { alternateTones } from './alternate-tones.ts'
import type { SectionView } from './page-schema.ts'
import type { SharedProps } from './section-props.ts'
import { Stylesheet } from './stylesheet.tsx'

interface AnySectionProps extends SharedProps {
  section: SectionView
  headingId: string
}

const components = import.meta.glob<ComponentType<AnySectionProps>>('./*/section.tsx', {
  import: 'default',
  eager: true,
})

/** The component of a section's kind. Throws when there is none. */
export function componentOf({ type }: SectionView): ComponentType<AnySectionProps> {
  const component = components[`./${type}/section.tsx`]
  if (!component) throw new Error(`No component shows sections of the kind "${type}". Write its section.tsx.`)
  return component
}

interface SectionListProps extends SharedProps {
  sections: readonly SectionView[]
}

/** Throws for a kind without a component. */
export function SectionList({ sections, ...rest }: SectionListProps) {
  const id = useId()
  const tones = alternateTones(sections.map(({ tone }) => tone))
  return sections.map((section, index) => {
    const Section = componentOf(section)
    return (
      <Fragment key={index}>
        <Section section={{ ...section, tone: tones[index] ?? section.tone }} headingId={`${id}${index}`} {...rest} />
        {index === 0 && <Stylesheet />}
      </Fragment>
    )
  })
}
