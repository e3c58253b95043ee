import { clsx } from 'clsx'
import { Fragment } from 'react'
import { directionsHref } from '../../schema/clinic.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ContactSection({ section, headingId, clinic }: SectionProps<typeof kind>) {
  const { title, names, why, note } = section
  const { streetAddress, addressLocality, regionName, postalCode } = clinic.address
  const directions = { href: directionsHref(clinic.address), external: true } as const
  return (
    <Section section={section} headingId={headingId} className={styles.contact}>
      <PaperLabel float stamp className={styles.card}>
        <div className={styles.details}>
          <Rich as="h2" id={headingId} className="h3" text={title} />
          <address>
            <p className={styles.phone}>
              <span className="small-print">{names.phone}</span>
              <a className="phone-number" href={clinic.phoneHref}>
                {clinic.phone}
              </a>
            </p>
            <dl className="rows">
              <div>
                <dt>{names.hours}</dt>
                <dd>
                  {clinic.hours.lines.map((days, index) => (
                    <Fragment key={days}>
                      {index > 0 && <br />}
                      {days}
                    </Fragment>
                  ))}
                </dd>
              </div>
              {clinic.fax && (
                <div>
                  <dt>{names.fax}</dt>
                  <dd>{clinic.fax}</dd>
                </div>
              )}
              <div>
                <dt>{names.address}</dt>
                <dd>
                  {clinic.name}
                  <br />
                  {streetAddress}
                  <br />
                  {addressLocality}, {regionName} {postalCode}
                  <br />
                  <MoreLink text={names.directions} link={directions} />
                </dd>
              </div>
            </dl>
          </address>
        </div>
      </PaperLabel>
      <div className={styles.why}>
        <Rich as="h2" text={why.title} />
        <ul className={clsx('rows', styles.reasons)}>
          {why.items.map((item) => (
            <li key={item.title}>
              <Icon name={item.icon} small />
              <div>
                <h3 className="h4">{item.title}</h3>
                <Rich as="p" className="soft" text={item.description} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      {note && (
        <div className={clsx('stack', styles.note)}>
          <h2 className="h3">{note.title}</h2>
          <RichEach as="p" texts={note.paragraphs} />
        </div>
      )}
    </Section>
  )
}
