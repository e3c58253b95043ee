import { clsx } from 'clsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** Above its words in wide windows, and else beside them. */
const PORTRAIT: Boxes = [
  { from: 900, width: '16rem', height: '20rem' },
  { from: 0, width: '8rem', height: '10rem' },
]
/** A person alone has a large one. */
const PORTRAIT_ALONE: Boxes = [
  { from: 600, width: '22rem', height: '27.5rem' },
  { from: 0, width: '42vw', height: '53vw' },
]
/** As wide as a third of the page. */
const PHOTOGRAPH: Boxes = [
  { from: 900, width: '30rem', height: '20rem' },
  { from: 0, width: '100vw', height: '67vw' },
]

export default function CareTeamSection({ section, headingId }: SectionProps<typeof kind>) {
  const { layout, roles, people, pictures } = section
  return (
    <Section
      section={section}
      headingId={headingId}
      // Five or six portraits need the width of the page.
      head={roles.length > 4 ? 'split' : 'left'}
      headClass={styles.head}
      className={layout === 'strip' ? styles.strip : undefined}
    >
      <div className={clsx('stack', styles.team)}>
        {people.length > 0 && (
          <ul className={clsx('columns', styles.people)}>
            {people.map(({ name, image, credentials, bio }) => (
              <li key={name}>
                <Picture
                  image={image}
                  boxes={people.length === 1 ? PORTRAIT_ALONE : PORTRAIT}
                  className={styles.portrait}
                />
                <div>
                  <h3>{name}</h3>
                  <ul className={clsx('rows', styles.credentials)}>
                    {credentials.map((credential) => (
                      <li key={credential}>{credential}</li>
                    ))}
                  </ul>
                </div>
                <div className={clsx('stack', styles.bio)}>
                  <RichEach as="p" texts={bio} />
                </div>
              </li>
            ))}
          </ul>
        )}
        {roles.length > 0 && (
          <ul className={clsx('rows', styles.roles)}>
            {roles.map(({ title, does, college, register, portrait }) => (
              <li key={title}>
                {portrait && <Picture image={portrait} boxes={PORTRAIT} className={styles.portrait} />}
                <div className={styles.role}>
                  <h3 className="h4">{title}</h3>
                  <p className="small-print">{does}</p>
                  <SiteLink link={{ href: register, external: true }} className={styles.college}>
                    {college}
                  </SiteLink>
                </div>
              </li>
            ))}
          </ul>
        )}
        {pictures.length > 0 && (
          <div className={clsx('columns', styles.people)}>
            {pictures.map((picture) => (
              <Picture key={picture.stem} image={picture} boxes={PHOTOGRAPH} className={styles.photograph} />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
