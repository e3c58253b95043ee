import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { SectionProps } from '../section-props.ts'
import { Portrait } from './portrait.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function CareTeamSection({ section, headingId }: SectionProps<typeof kind>) {
  const { layout, roles } = section
  return (
    <Section
      section={section}
      headingId={headingId}
      className={styles[layout]}
      head="stacked"
      headClass={styles.head}
    >
      <ul className={clsx('rows framed columns', styles.roles)} style={{ '--count': roles.length } as CSSProperties}>
        {roles.map(({ title, does, college, register }, index) => (
          <li key={title}>
            {layout === 'portraits' && <Portrait index={index} />}
            <SiteLink link={{ href: register, external: true }} className={styles.role}>
              <strong className="h4">{title}</strong>
              <span>{college}</span>
            </SiteLink>
            {layout !== 'short' && <p className="soft">{does}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
