import { clsx } from 'clsx'
import { FormIsland } from '../../forms/form-island.tsx'
import { AfterSending } from './after-sending.tsx'
import { BackLink } from '../../ui/back-link/back-link.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { WarningStrip } from '../../ui/medical/warning-strip.tsx'
import type { SectionOf } from '../define-kind.ts'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function FormSection({ section, headingId, clinic, messages }: SectionProps<typeof kind>) {
  const page = section.layout === 'page' ? section : undefined
  const phone = { text: clinic.phone, href: clinic.phoneHref }
  return (
    <Section
      // A link to a page's form leads to the form itself.
      section={page ? { ...section, id: undefined } : section}
      headingId={headingId}
      {...(!page && { head: 'stacked', headClass: styles.head })}
      className={styles[section.layout]}
    >
      {page && <Intro page={page} headingId={headingId} />}
      {page?.warning && <WarningStrip warning={page.warning} words={messages.urgent} className={styles.warning} />}
      <div className={styles.form} id={page?.id}>
        <FormIsland form={section.form} phone={phone} messages={messages.forms} />
      </div>
      <div className={styles.after}>
        <AfterSending {...section.after} level={page ? 2 : 3} />
      </div>
      {(page?.note ?? page?.link) && (
        <div className={clsx('stack', styles.more)}>
          {page.note && <Rich as="p" className={clsx('soft', styles.note)} text={page.note} />}
          {page.link && <MoreLink {...page.link} />}
        </div>
      )}
    </Section>
  )
}

function Intro({
  page,
  headingId,
}: {
  page: Extract<SectionOf<typeof kind>, { layout: 'page' }>
  headingId: string
}) {
  const { back, choices, title, lede } = page
  return (
    <div className={clsx('stack', styles.intro)}>
      {/* A link that names a page always leads there. Any other link goes back in history. */}
      <BackLink text={back.text} link={{ href: back.parent }} toPrevious={!back.named} />
      <Rich as="h1" id={headingId} text={title} />
      <Lede text={lede} />
      {/* Shown if the address names it, without scripts (app/forms/choice.ts). */}
      {choices.map(({ id, text }) => (
        <p key={id} id={id} className={styles.choice} data-choice="">
          {text}
        </p>
      ))}
    </div>
  )
}
