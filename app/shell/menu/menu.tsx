// The menus of the header: native <details> elements whose panels span the page. Their shared name lets the browser
// open only one at a time.
import { clsx } from 'clsx'
import type { Navigation } from '../../schema/navigation.ts'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import styles from './menu.module.css'

/** A menu with few links has a wider picture. */
const NARROW: Boxes = [{ from: 0, width: '22rem', height: '22rem' }]
const WIDE: Boxes = [{ from: 0, width: '36rem', height: '24rem' }]

interface MenuProps {
  navigation: Navigation
  /** Names the navigation for screen readers. */
  label: string
  className: string | undefined
}

export function Menu({ navigation, label, className }: MenuProps) {
  return (
    <site-menu class={className}>
      <nav aria-label={label}>
        {navigation.menus.map((menu) => (
          <Dropdown key={menu.title} menu={menu} />
        ))}
        {navigation.direct.map(({ text, link }) => (
          <SiteLink key={text} className={clsx('tap-target', styles.direct)} link={link}>
            {text}
          </SiteLink>
        ))}
      </nav>
    </site-menu>
  )
}

function Dropdown({ menu }: { menu: Navigation['menus'][number] }) {
  return (
    <details className={styles.menu} name="menu">
      <summary className="tap-target">
        {menu.title}
        <InterfaceIcon name="chevron" size={0.95} />
      </summary>
      <div className={styles.panel} data-tone="light">
        <div className={clsx('small-print', styles.intro)}>
          <p className={clsx('h3', styles.title)}>{menu.title}</p>
          <p>{menu.intro}</p>
          {menu.all && <MoreLink text={menu.all.text} link={menu.all.link} />}
        </div>
        <ul className={styles.links}>
          {menu.links.map(({ text, note, link }) => (
            <li key={text}>
              <SiteLink link={link}>
                {text}
                {note && (
                  <>
                    <br />
                    <span className={clsx('small-print', styles.note)}>{note}</span>
                  </>
                )}
              </SiteLink>
            </li>
          ))}
        </ul>
        <Picture
          className={styles.picture}
          image={menu.image}
          boxes={menu.links.length > 4 ? NARROW : WIDE}
          decorative
        />
      </div>
    </details>
  )
}
