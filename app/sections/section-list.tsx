// Shows a page's sections in order. A component is found by the folder of its kind; those of rare kinds come when a page names them.
import { Fragment, lazy, type ComponentType } from 'react'
import type { SectionType, SectionView } from '../content/page.ts'
import type { SectionProps } from './props.ts'

type AnySection = ComponentType<SectionProps<SectionType>>

/** Kinds that one page in five has, or more (docs/performance.md). Vite reads both patterns as they stand. */
const common = import.meta.glob<AnySection>('./{benefits,closing,concerns,costs,faq,fit,glance,hero-side,risks,sources,statement,steps,urgent}/section.tsx', {
  eager: true,
  import: 'default',
})
const rareFiles = import.meta.glob<AnySection>(
  ['./*/section.tsx', '!./{benefits,closing,concerns,costs,faq,fit,glance,hero-side,risks,sources,statement,steps,urgent}/section.tsx'],
  { import: 'default' },
)
/** Without a Suspense around each: what is on the screen stays until the new page is whole. */
const rare = Object.fromEntries(Object.entries(rareFiles).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]))

interface SectionListProps extends Omit<SectionProps<SectionType>, 'section'> {
  sections: readonly SectionView[]
}

/** Throws for a kind without a component; the schema lets no unknown kind through. */
export function SectionList({ sections, ...rest }: SectionListProps) {
  return sections.map((section, index) => {
    const path = pathOf(section)
    const Section = common[path] ?? rare[path]
    if (!Section) throw new Error(`No component shows sections of the kind "${section.type}". Write app/sections/${section.type}/section.tsx.`)
    return (
      <Fragment key={index}>
        <Section section={section} {...rest} />
        {index === 0 && <StylesPlace />}
      </Fragment>
    )
  })
}

/** Brings the files that `sections` need, before they are shown. Rejects when one can't be had. */
export async function loadSections(sections: readonly SectionView[]): Promise<void> {
  await Promise.all(sections.map((section) => rareFiles[pathOf(section)]?.()))
}

/** Brings the files of the rare kinds that `data` names: a page's data as it travels, read no closer. */
export async function loadNamedSections(data: string): Promise<void> {
  const named = Object.keys(rareFiles).filter((path) => data.includes(`"${path.split('/')[1]}"`))
  await Promise.all(named.map((path) => rareFiles[path]?.()))
}

function pathOf({ type }: SectionView): string {
  return `./${type}/section.tsx`
}

/** Where the finishing stage puts the link to the stylesheet: after what a page begins with (scripts/finish/place-styles.ts). */
function StylesPlace() {
  return <div data-styles suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
