// The markup of the search. <site-search> makes it work (search.element.ts).
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Messages } from '../schema/messages.ts'
import { InterfaceIcon } from '../ui/icon/interface-icon.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import dialogStyles from './dialog.module.css'
import styles from './search.module.css'

const DIALOG_ID = 'search'

type SearchMessages = Messages['search']

interface SiteSearchProps {
  messages: SearchMessages
  /** Address of the list of all concerns. */
  chooser: string
  /** The link that opens the dialog. Without scripts, it leads to the list. */
  children: ReactNode
}

/** A link that opens the search in a dialog. The dialog is in a template, because few visitors open it. */
export function SiteSearch({ messages, chooser, children }: SiteSearchProps) {
  const { title, close, hint, privacy, all } = messages
  return (
    <site-search>
      {children}
      <template>
        <Dialog id={DIALOG_ID} className={dialogStyles.dialog}>
          <div className={dialogStyles.sheet}>
            <div className={clsx('cluster', dialogStyles.head)}>
              <p id={`${DIALOG_ID}-title`} className="h4">
                {title}
              </p>
              <button type="button" command="close" commandfor={DIALOG_ID}>
                {close}
              </button>
            </div>
            <SearchField id="search-field" messages={messages} labelClass="visually-hidden" />
            <p className={clsx('small-print', dialogStyles.hint)}>
              <span id="search-field-hint">{hint}</span> {privacy}{' '}
              <a href={chooser} className="tap-target">
                {all}
              </a>
            </p>
          </div>
        </Dialog>
      </template>
    </site-search>
  )
}

interface SearchFieldProps {
  /** Id of the field. What describes it has the id `${id}-hint`. */
  id: string
  messages: SearchMessages
  className?: string | undefined
  labelClass?: string
  /** Between the label and the field. */
  children?: ReactNode
}

/** A field with its results below it, for a <site-search>. */
export function SearchField({ id, messages, className, labelClass, children }: SearchFieldProps) {
  const { field, example, none, reason, call } = messages
  return (
    <>
      <search className={className}>
        <label htmlFor={id} className={labelClass}>
          {field}
        </label>
        {children}
        {/* Without a name, a browser never sends what is typed. Only a field of type "text" may be a combobox. If it
            became one at its focus, a screen reader would stay in its mode for reading. */}
        <input
          id={id}
          type="text"
          role="combobox"
          aria-controls={`${id}-results`}
          aria-expanded="false"
          inputMode="search"
          aria-describedby={`${id}-hint`}
          placeholder={example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </search>
      <p role="status" className="visually-hidden" />
      <p className={styles.note} hidden>
        {none}
      </p>
      <div id={`${id}-results`} role="listbox" aria-label={field} className={styles.list} hidden />
      <template>
        <Option part="page">
          <span className={clsx('h4', styles.name)} data-text="name" />{' '}
          <span className={styles.reason}>
            {reason} <span data-text="reason" />
          </span>
          <span className={clsx('small-print', styles.details)}>
            {' '}
            <span data-text="details" />
          </span>
          <InterfaceIcon name="arrow" />
        </Option>
        <Option part="number">
          <span className={styles.call} data-text="text">
            {call}
          </span>{' '}
          <span className={clsx('small-print', styles.advice)} data-text="note" />
        </Option>
        <div role="group" className={styles.group} data-part="group">
          <div role="none">
            <span className={clsx('h4', styles.name)} data-text="name" />{' '}
            <span className={clsx('small-print', styles.advice)} data-text="advice" />
          </div>
        </div>
      </template>
    </>
  )
}

/**
 * A result is a link, so that the browser opens it. Focus stays in the field, as the ARIA Authoring Practices
 * describe, so the Tab key skips the options.
 */
function Option({ part, children }: { part: 'page' | 'number'; children: ReactNode }) {
  return (
    <a
      href="/"
      role="option"
      aria-selected={false}
      tabIndex={-1}
      className={clsx(styles.option, styles[part])}
      data-part={part}
    >
      {children}
    </a>
  )
}
