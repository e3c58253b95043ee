// Tabs as the ARIA Authoring Practices describe them. <site-tabs> makes them work (tabs.element.ts). Without scripts
// no tabs are shown, and every panel is open under its name.
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
}

/** The first tab is selected. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  return (
    <site-tabs class={styles.set}>
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
      <div>
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
