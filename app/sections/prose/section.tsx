import { clsx } from 'clsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionOf } from '../define-kind.ts'
import type { SectionProps } from '../section-props.ts'
import { Chapters } from './chapters.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ProseSection({ section, headingId }: SectionProps<typeof kind>) {
  if (section.layout === 'chapters') return <Chapters section={section} headingId={headingId} />
  return (
    <Section section={section} headingId={headingId} className={styles[section.layout]}>
      <Rich
        as="h2"
        id={headingId}
        className={section.layout === 'list' ? 'sticky' : undefined}
        text={section.title}
      />
      <div className={clsx('stack', styles.text)}>
        {section.layout === 'paragraphs' ? <Paragraphs {...section} /> : <List {...section.list} />}
      </div>
    </Section>
  )
}

type Prose<Layout> = Extract<SectionOf<typeof kind>, { layout: Layout }>

function Paragraphs({ paragraphs, actions: [main, secondary] }: Prose<'paragraphs'>) {
  return (
    <>
      <RichEach as="p" texts={paragraphs} />
      {main && (
        <div className={clsx('cluster', styles.actions)}>
          <ButtonLink {...main} />
          {secondary && <MoreLink {...secondary} />}
        </div>
      )}
    </>
  )
}

function List({ title, items, note }: Prose<'list'>['list']) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={clsx('rows framed columns', styles.rows)}>
        <RichEach as="li" texts={items} />
      </ul>
      {note && <Rich as="p" className="small-print" text={note} />}
    </>
  )
}
