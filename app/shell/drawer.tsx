// The phone's menu: a modal dialog of 80 % of the viewport's height that slides up, opened and closed by native commands.
import { chrome } from 'virtual:chrome'
import { Capsule } from '../ui/capsule.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './drawer.module.css'
import { SignIn } from './sign-in.tsx'

export const DRAWER_ID = 'drawer'

export function Drawer() {
  const { navigation, messages } = chrome
  return (
    <dialog
      className={styles.drawer}
      id={DRAWER_ID}
      closedby="any"
      aria-labelledby={`${DRAWER_ID}-title`}
      data-ground="paper"
      onClick={closeOnLink}
    >
      <div className={styles.head}>
        <p id={`${DRAWER_ID}-title`}>{messages.menus.drawer}</p>
        <button type="button" command="close" commandfor={DRAWER_ID} aria-label={messages.menus.close}>
          <Glyph name="close" />
        </button>
      </div>
      <nav className={styles.links} aria-label={messages.menus.drawer}>
        <SiteLink link={navigation.home.link}>{navigation.home.text}</SiteLink>
        {navigation.menus.map(({ title, all, links }) => (
          <details key={title} name="drawer-menu">
            <summary>
              {title}
              <Glyph name="chevron" />
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
      <div className={styles.foot}>
        <SignIn className={styles.signIn} />
        <Capsule text={navigation.contact.text} link={navigation.contact.link} />
      </div>
    </dialog>
  )
}

/** A chosen link closes the drawer at once, before its page has arrived. */
function closeOnLink(event: React.MouseEvent<HTMLDialogElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.close()
}
