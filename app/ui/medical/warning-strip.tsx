// The most dangerous signs in a line or two. The line opens the list of all signs in place.
import { clsx } from 'clsx'
import type { Messages } from '../../schema/messages.ts'
import type { Warning } from '../../schema/content-shapes.ts'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import { Rich, RichEach } from '../text/rich.tsx'
import { UrgentSigns } from './urgent-signs.tsx'
import styles from './warning-strip.module.css'

interface WarningStripProps {
  warning: Warning
  words: Messages['urgent']
  className?: string | undefined
}

export function WarningStrip({ warning: { text, signs, numbers }, words, className }: WarningStripProps) {
  return (
    <details className={clsx(styles.strip, className)} data-urgent>
      <summary>
        <InterfaceIcon name="warning" />
        <span>
          <Rich text={text} /> <span className={styles.all}>{words.all}</span>
        </span>
      </summary>
      <div className={clsx('stack', styles.list)}>
        <UrgentSigns signs={signs} words={words} />
        {words.notSure && <Rich as="p" text={words.notSure} />}
        {numbers.length > 0 && (
          <ul>
            <RichEach as="li" texts={numbers} />
          </ul>
        )}
      </div>
    </details>
  )
}
