// Shows a page's sections in order. A component is found by the folder of its kind; its file comes when a page names it.
import { Fragment, lazy, type ComponentType } from 'react'
import type { SectionType, SectionView } from '../content/page.ts'
import type { SectionProps } from './props.ts'

type AnySection = ComponentType<SectionProps<SectionType>>

const files = import.meta.glob<AnySection>('./*/section.tsx', { import: 'default' })
/** Components by the path of their file, once they are there. */
const loaded: Record<string, AnySection> = {}
/** For the build, which waits for each. In the browser `loadSections` comes first. */
const waitedFor = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]),
)

interface SectionListProps extends Omit<SectionProps<SectionType>, 'section'> {
  sections: readonly SectionView[]
}

/** Throws for a kind without a component; the schema lets no unknown kind through. */
export function SectionList({ sections, ...rest }: SectionListProps) {
  return sections.map((section, index) => {
    const path = pathOf(section)
    const Section = loaded[path] ?? waitedFor[path]
    if (!Section)
      throw new Error(
        `No component shows sections of the kind "${section.type}". Write app/sections/${section.type}/section.tsx.`,
      )
    return (
      <Fragment key={index}>
        <Section section={section} {...rest} />
        {index === 0 && <StylesPlace />}
      </Fragment>
    )
  })
}

/** Brings the components of `sections`, before they are shown. Rejects when one can't be had; leaves out kinds that have none. */
export async function loadSections(sections: readonly SectionView[]): Promise<void> {
  await Promise.all(
    sections.map(async (section) => {
      const path = pathOf(section)
      const load = files[path]
      if (load) loaded[path] ??= await load()
    }),
  )
}

function pathOf({ type }: SectionView): string {
  return `./${type}/section.tsx`
}

/** Where the finishing stage puts the link to the stylesheet: after what a page begins with (build/finish/place-styles.ts). */
function StylesPlace() {
  return <div data-styles suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
