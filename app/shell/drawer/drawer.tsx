// The menu on phones: a modal dialog that slides up to 80 % of the viewport height.
import { clsx } from 'clsx'
import type { SharedContent } from '../../site/derive/shared-content.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import styles from './drawer.module.css'
import { SignIn } from '../header/sign-in.tsx'

export const DRAWER_ID = 'drawer'

export function Drawer({ shared }: { shared: SharedContent }) {
  const { navigation, messages } = shared
  return (
    <Dialog id={DRAWER_ID} className={styles.drawer}>
      <div className={clsx('cluster', styles.head)}>
        <p id={`${DRAWER_ID}-title`}>{messages.menus.drawer}</p>
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor={DRAWER_ID}
          aria-label={messages.menus.close}
        >
          <InterfaceIcon name="close" />
        </button>
      </div>
      <nav className={styles.links} aria-label={messages.menus.drawer}>
        <SiteLink link={navigation.home.link}>{navigation.home.text}</SiteLink>
        {navigation.menus.map(({ title, all, links }) => (
          <details key={title} name="drawer-menu">
            <summary>
              {title}
              <InterfaceIcon name="chevron" size={1.1} />
            </summary>
            <ul>
              {[...(all ? [all] : []), ...links].map(({ text, link }) => (
                <li key={text}>
                  <SiteLink link={link}>{text}</SiteLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {navigation.direct.map(({ text, link }) => (
          <SiteLink key={text} link={link}>
            {text}
          </SiteLink>
        ))}
      </nav>
      <div className={clsx('cluster', styles.foot)}>
        <SignIn shared={shared} className={clsx('tap-target', styles.signIn)} />
        <ButtonLink text={navigation.contact.text} link={navigation.contact.link} />
      </div>
    </Dialog>
  )
}
