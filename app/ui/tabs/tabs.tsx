// Tabs as the ARIA Authoring Practices describe them. <site-tabs> makes them work (tabs.element.ts). Without scripts
// no tabs are shown, and every panel is open under its name.
import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  label: string
  panel: ReactNode
}

interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Heading above the list of tabs. */
  head?: ReactNode
  /**
   * From 900 px: tabs under the heading, or on one line with it; or no tabs (`groups`), and all panels side by side.
   */
  layout?: 'under' | 'line' | 'groups'
}

/** The first tab is selected. */
export function Tabs({ label, tabs, head, layout = 'under' }: TabsProps) {
  const id = useId()
  return (
    <site-tabs class={clsx(styles.set, styles[layout])} data-open-when-wide={layout === 'groups' || undefined}>
      <div className={styles.head}>
        {head}
        {/* Firefox would make the list itself a stop of the Tab key, because it scrolls. */}
        <div className={styles.list} role="tablist" aria-label={label} tabIndex={-1}>
          {tabs.map((tab, index) => (
            <button
              key={tab.label}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-controls={`${id}panel${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.label}
            className={styles.panel}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-active={index === 0 || undefined}
          >
            <h3 className={styles.name}>{tab.label}</h3>
            {tab.panel}
          </div>
        ))}
      </div>
    </site-tabs>
  )
}
