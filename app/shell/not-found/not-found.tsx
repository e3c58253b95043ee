// The page for an unknown address, with links to the home page and to common pages, and the phone number.
import { clsx } from 'clsx'
import type { ClinicView } from '../../schema/clinic.ts'
import type { Messages } from '../../schema/messages.ts'
import { Stylesheet } from '../../sections/stylesheet.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import styles from './not-found.module.css'

interface NotFoundProps {
  messages: Messages['notFound']
  clinic: ClinicView
}

const BOXES: Boxes = [{ from: 900, width: '56vw', height: '44vw' }, FULL_WIDTH]

/** <not-found> logs the path (not-found.element.ts). */
export function NotFound({ messages, clinic }: NotFoundProps) {
  const { code, title, text, home, picture, linksTitle, links, call } = messages
  return (
    <>
      <Section section={{ tone: 'muted' }} side="right" className={styles.band}>
        <not-found class={clsx('stack', styles.message)}>
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
          <h1>
            <span className="visually-hidden">{code}: </span>
            {title}
          </h1>
          <Lede text={text} />
          <ButtonLink text={home} link={{ href: '/' }} />
        </not-found>
        <Picture image={picture} fullWidth boxes={BOXES} priority decorative className={styles.picture} />
        <PaperLabel float stamp className={styles.label}>
          <h2 className="h3">{linksTitle}</h2>
          <ul className={clsx('columns', styles.links)}>
            {links.map(({ text: name, link }) => (
              <li key={name}>
                <SiteLink link={link}>
                  {name}
                  <InterfaceIcon name="arrow" />
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className={styles.call}>
            {call}{' '}
            <a href={clinic.phoneHref} className="tap-target">
              {clinic.phone}
            </a>
          </p>
        </PaperLabel>
      </Section>
      <Stylesheet />
    </>
  )
}
