// A list below the button of a hero: what people come for, each with its link, or symptoms.
import { clsx } from 'clsx'
import type { LinkView } from '../../schema/rich-text.ts'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  rows: readonly { text: string; link?: LinkView | undefined }[]
}

export function Panel({ title, rows }: PanelProps) {
  return (
    <div className={styles.panel}>
      <h2 className="small-heading">{title}</h2>
      <ul className={clsx('rows', styles.rows)}>
        {rows.map(({ text, link }) => (
          <li key={text}>
            {link ? (
              <SiteLink link={link}>
                {text}
                <InterfaceIcon name="arrow" />
              </SiteLink>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
