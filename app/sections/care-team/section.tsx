// Who treats patients: a row for each role, with a link to the public register of its college.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Head } from '../../ui/head.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function CareTeamSection({ section }: SectionProps<'care-team'>) {
  const headingId = useId()
  const { form, roles } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles[form]}>
      <Head id={headingId} title={section.title} lede={section.lede} className={styles.head} />
      <ul className={styles.roles}>
        {roles.map(({ title, does, college, register }) => (
          <li key={title}>
            <SiteLink link={{ href: register, external: true }} className={styles.role}>
              <strong>{title}</strong>
              <span>{college}</span>
            </SiteLink>
            {form === 'full' && <p>{does}</p>}
          </li>
        ))}
      </ul>
    </Band>
  )
}
