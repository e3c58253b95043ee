// The form of a page as the build renders it: the place of the provider's form, the parts that change with its state,
// and a direct link and a phone number in every state.
import { clsx } from 'clsx'
import { InterfaceIcon } from '../ui/icon/interface-icon.tsx'
import { SiteLink } from '../ui/link/site-link.tsx'
import styles from './form-embed.module.css'
import { FormParts, type FormPartsProps } from './form-parts.tsx'
import type { FormView } from '../schema/form-providers.ts'

export interface FormEmbedProps extends FormPartsProps {
  form: FormView
  /** Attributes by which the provider's script finds the element to fill. */
  attributes: Readonly<Record<`data-${string}`, string>>
}

/** The links in it work without scripts. */
export function FormEmbed({ form, attributes, ...parts }: FormEmbedProps) {
  const { messages, phone, directLink } = parts
  return (
    <section className={styles.embed} data-state="waiting" aria-label={messages.frame}>
      <div className={styles.parts} data-parts="">
        <FormParts {...parts} />
      </div>
      <div className={clsx('screen-only', styles.place)} data-form-id={form.id} {...attributes} />
      <footer className={clsx('cluster small-print', styles.foot)}>
        <span>{messages.saved}</span>
        <p className={clsx('cluster', styles.links)}>
          <span>{messages.notShowing}</span>
          <SiteLink link={{ href: directLink, external: true }} className="tap-target">
            {messages.late.link}
          </SiteLink>
          <a href={phone.href} className="tap-target">
            <InterfaceIcon name="phone" size={1.1} /> {phone.text}
          </a>
        </p>
      </footer>
    </section>
  )
}
