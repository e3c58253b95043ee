// The sticky header: logo, menus, Sign In, Contact Us and, where no bar at the bottom of the window has it, the main
// link of the page. Phones get a call button and a button that opens the drawer.
import { clsx } from 'clsx'
import type { PageData } from '../../site/derive/page-data.ts'
import type { SharedContent } from '../../site/derive/shared-content.ts'
import { SiteSearch } from '../../search/search.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { Drawer, DRAWER_ID } from '../drawer/drawer.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { Menu } from '../menu/menu.tsx'
import { SignIn } from './sign-in.tsx'

interface HeaderProps {
  shared: SharedContent
  /** Whether the search opens on this page. If not, its link leads to the field on the home page. */
  opensSearch: boolean
  /** The main link of the page. */
  start: PageData['start']
}

export function Header({ shared, opensSearch, start }: HeaderProps) {
  const { clinic, navigation, messages } = shared
  const { search } = navigation
  const searchLink = (
    <a className={clsx('tap-target', styles.search)} href={search.link.href}>
      <InterfaceIcon name="search" />
      <span>{search.text}</span>
    </a>
  )
  return (
    <>
      <header className={styles.header} data-tone="page">
        {/* The first tab stop: past the header to the content. */}
        <a className="skip-link" href="#main">
          {messages.skip}
        </a>
        <div className={styles.bar}>
          <Logo shared={shared} />
          <Menu navigation={navigation} label={messages.menus.main} className={styles.menus} />
          {opensSearch ? (
            <SiteSearch messages={messages.search} chooser={search.link.href}>
              {searchLink}
            </SiteSearch>
          ) : (
            searchLink
          )}
          <div className={styles.actions}>
            <SignIn shared={shared} className={clsx('tap-target', styles.plain)} />
            <SiteLink link={navigation.contact.link} className={clsx('tap-target', styles.plain)}>
              {navigation.contact.text}
            </SiteLink>
            {start && (
              <span className={styles.start}>
                <ButtonLink small {...start} />
              </span>
            )}
          </div>
          <div className={styles.touch}>
            <a href={clinic.phoneHref} className="tap-target" aria-label={messages.menus.call}>
              <InterfaceIcon name="phone" />
            </a>
            <button type="button" className="tap-target" command="show-modal" commandfor={DRAWER_ID}>
              {messages.menus.open}
            </button>
          </div>
        </div>
      </header>
      <Drawer shared={shared} />
    </>
  )
}
