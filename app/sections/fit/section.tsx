import { clsx } from 'clsx'
import type { SectionOf } from '../define-kind.ts'
import type { InterfaceIconName } from '../../ui/icon/interface-icon.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { IconList } from '../../ui/list/icon-list.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function FitSection({ section, headingId }: SectionProps<typeof kind>) {
  return (
    <Section section={section} headingId={headingId} className={styles.fit}>
      <div className={clsx('stack sticky', styles.title)}>
        <Rich as="h2" id={headingId} text={section.title} />
        {section.lede && <Lede text={section.lede} />}
      </div>
      <Column column={section.yes} icon="check" className={styles.yes} />
      <Column column={section.no} icon="close" className={styles.no} />
      {section.refused && <Rich as="p" className={styles.refused} text={section.refused} />}
    </Section>
  )
}

interface ColumnProps {
  column: SectionOf<typeof kind>['yes']
  icon: InterfaceIconName
  className: string | undefined
}

function Column({ column, icon, className }: ColumnProps) {
  return (
    <div className={clsx('stack', className)}>
      <h3>{column.title}</h3>
      <IconList items={column.items} icon={icon} />
      {column.link && <MoreLink {...column.link} />}
    </div>
  )
}
