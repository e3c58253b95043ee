// Who treats patients: each role, with a link to the public register of its college.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Head } from '../../ui/head/head.tsx'
import { SiteLink } from '../../ui/site-link/site-link.tsx'
import type { SectionProps } from '../props.ts'
import { Portrait } from './portrait.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function CareTeamSection({ section }: SectionProps<typeof kind>) {
  const headingId = useId()
  const { layout, roles } = section
  return (
    <Band section={section} labelledBy={headingId} className={styles[layout]}>
      <Head id={headingId} section={section} className={styles.head} />
      <ul className={styles.roles}>
        {roles.map(({ title, does, college, register }, index) => (
          <li key={title}>
            {layout === 'portraits' && <Portrait index={index} />}
            <SiteLink link={{ href: register, external: true }} className={styles.role}>
              <strong>{title}</strong>
              <span>{college}</span>
            </SiteLink>
            {layout !== 'short' && <p>{does}</p>}
          </li>
        ))}
      </ul>
    </Band>
  )
}
