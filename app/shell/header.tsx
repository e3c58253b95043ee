// Sticky header: logo, menus as native details, sign-in and contact; on phones a call button and the drawer's button.
import { chrome } from 'virtual:chrome'
import { Capsule } from '../ui/capsule.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Drawer, DRAWER_ID } from './drawer.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { SignIn } from './sign-in.tsx'

export function Header() {
  const { clinic, navigation, messages } = chrome
  return (
    <>
      <header className={styles.header} data-ground="cream">
        <div className={styles.bar}>
          <Logo />
          <menu-bar class={styles.menus}>
            <nav aria-label={messages.menus.main}>
              {navigation.menus.map((menu) => (
                <Menu key={menu.title} menu={menu} />
              ))}
              {navigation.direct.map(({ text, link }) => (
                <SiteLink key={text} className={styles.direct} link={link}>
                  {text}
                </SiteLink>
              ))}
            </nav>
          </menu-bar>
          <div className={styles.actions}>
            <SignIn className={styles.signIn} />
            <Capsule small text={navigation.contact.text} link={navigation.contact.link} />
          </div>
          <div className={styles.touch}>
            <a href={clinic.phoneHref} aria-label={messages.menus.call}>
              <Glyph name="phone" />
            </a>
            <button type="button" command="show-modal" commandfor={DRAWER_ID}>
              {messages.menus.open}
            </button>
          </div>
        </div>
      </header>
      <Drawer />
    </>
  )
}
