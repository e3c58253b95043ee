// The footer: address and numbers of the clinic, links, the emergency line, and the terms as plain text.
import { clsx } from 'clsx'
import type { SharedContent } from '../../site/derive/shared-content.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import styles from './footer.module.css'
import { Logo } from '../header/logo.tsx'
import { SignIn } from '../header/sign-in.tsx'

export function Footer({ shared }: { shared: SharedContent }) {
  const { clinic, navigation, messages } = shared
  const words = messages.footer
  const { address } = clinic
  return (
    <footer>
      <Section section={{ tone: 'darkest' }} className={styles.footer}>
        <div className={clsx('stack', styles.who)}>
          <Logo shared={shared} className={styles.logo} />
          <address>
            {address.streetAddress}
            <br />
            {`${address.addressLocality}, ${address.regionName} ${address.postalCode}`}
            <br />
            <a href={clinic.phoneHref} className="tap-target">
              {clinic.phone}
            </a>
            <br />
            {clinic.fax && (
              <>
                {`${words.fax} ${clinic.fax}`}
                <br />
              </>
            )}
            <span aria-hidden="true">{clinic.hours.short}</span>
            <span className="visually-hidden">{clinic.hours.long}</span>
          </address>
        </div>
        <nav className={styles.columns} aria-label={words.name}>
          {navigation.footer.columns.map(({ title, links }, index) => (
            <div key={title}>
              <h2 className="small-heading">{title}</h2>
              <ul>
                {links.map(({ text, link }) => (
                  <li key={text}>
                    <SiteLink link={link} className="tap-target">
                      {text}
                    </SiteLink>
                  </li>
                ))}
                {clinic.signIn && index === navigation.footer.columns.length - 1 && (
                  <li>
                    <SignIn shared={shared} className="tap-target" />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className={clsx('stack small-print', styles.legal)}>
          <p>
            <Rich text={words.emergency} />
          </p>
          <p className={styles.printed}>{words.printed.replace('{site}', new URL(shared.business.url).host)}</p>
          <p className={clsx('cluster', styles.terms)}>
            {navigation.footer.terms.map((term) => (
              <span key={term}>{term}</span>
            ))}
            <span>{`© ${clinic.name}`}</span>
          </p>
        </div>
      </Section>
    </footer>
  )
}
