// The text of a hero. The section places its two parts on its grid: breadcrumbs or a link back, with the heading; and
// the lede with the main links.
import { clsx } from 'clsx'
import type { BreadcrumbItem } from '../../schema/content-shapes.ts'
import type { ActionView, RichText } from '../../schema/rich-text.ts'
import type { ClinicView } from '../../schema/clinic.ts'
import type { Messages } from '../../schema/messages.ts'
import { BackLink } from '../../ui/back-link/back-link.tsx'
import { ButtonLink, OutlineButtonLink } from '../../ui/button/button.tsx'
import { CallLine } from '../../ui/button/call-line.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import styles from './hero-head.module.css'

interface HeroHeadProps {
  /** Id of the heading, for the aria-labelledby of the section. */
  id: string
  section: {
    title: RichText
    lede: RichText
    action?: ActionView | undefined
    /** A second link. */
    more?: ActionView | undefined
    /** Replaces the breadcrumbs. */
    back?: ActionView | undefined
  }
  crumbs: readonly BreadcrumbItem[]
  clinic: ClinicView
  messages: Messages
  /** Whether the second link is a button, too. */
  twoButtons?: boolean
  /** Class of the part with breadcrumbs and heading. */
  titleClass?: string | undefined
  /** Class of the part with lede and links. */
  introClass?: string | undefined
}

export function HeroHead({
  id,
  section,
  crumbs,
  clinic,
  messages,
  twoButtons = false,
  titleClass,
  introClass,
}: HeroHeadProps) {
  const { title, lede, action, more, back } = section
  const MoreAction = twoButtons ? OutlineButtonLink : MoreLink
  return (
    <>
      <div className={clsx('stack', styles.title, titleClass)}>
        {back ? (
          <BackLink {...back} />
        ) : (
          crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} label={messages.words.crumbs} />
        )}
        <Rich as="h1" id={id} text={title} />
      </div>
      <div className={clsx('stack', styles.intro, introClass)}>
        <Lede text={lede} />
        {action && (
          <div className={clsx('cluster', more && twoButtons && styles.buttons)}>
            <ButtonLink {...action} />
            {more && <MoreAction {...more} />}
            {/* Where the main action calls the clinic, the number is not repeated. */}
            {action.link.href !== clinic.phoneHref && <CallLine clinic={clinic} words={messages.callUs} />}
          </div>
        )}
      </div>
    </>
  )
}
