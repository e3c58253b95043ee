// Form page: a link back, the heading, the form, and what happens after it is sent.
import { clsx } from 'clsx'
import { FormIsland } from '../../forms/form-island.tsx'
import { AfterSending } from '../../ui/after-sending/after-sending.tsx'
import { BackLink } from '../../ui/back-link/back-link.tsx'
import { Lede } from '../../ui/head/head.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { UrgentSigns } from '../../ui/urgent-signs/urgent-signs.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function FormSection({ section, headingId, clinic, messages }: SectionProps<typeof kind>) {
  const { title, lede, back, form, after, safety, note, link } = section
  const phone = { text: clinic.phone, href: clinic.phoneHref }
  return (
    <Section section={section} headingId={headingId} className={styles.page}>
      <div className={styles.intro}>
        {/* A link that names a page always leads there. Any other link goes back in history. */}
        <BackLink text={back.text} link={{ href: back.parent }} history={!back.named} />
        <Rich as="h1" id={headingId} text={title} />
        <Lede text={lede} />
      </div>
      {section.urgent.length > 0 && (
        <UrgentSigns signs={section.urgent} words={messages.urgent} className={styles.urgent} />
      )}
      <div className={styles.form}>
        <FormIsland form={form} phone={phone} messages={messages.forms} />
      </div>
      <div className={styles.after}>
        <AfterSending {...after} safety={safety} level={2} />
      </div>
      {(note || link) && (
        <div className={clsx('stack', styles.more)}>
          {note && <Rich as="p" className={styles.note} text={note} />}
          {link && <MoreLink {...link} />}
        </div>
      )}
    </Section>
  )
}
