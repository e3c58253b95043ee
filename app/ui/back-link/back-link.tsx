// A link back to the parent page, or one step back in history (back-link.element.ts).
import { clsx } from 'clsx'
import type { ActionView } from '../../schema/rich-text.ts'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import styles from './back-link.module.css'

interface BackLinkProps extends ActionView {
  /** Leads to the page that the visitor came from, if it is one of this site. */
  toPrevious?: boolean
}

export function BackLink({ text, link, toPrevious = false }: BackLinkProps) {
  const plain = (
    <SiteLink link={link} className={clsx('tap-target', styles.back)}>
      <InterfaceIcon name="back" />
      {text}
    </SiteLink>
  )
  return toPrevious ? <back-link>{plain}</back-link> : plain
}
