// Questions in three groups. Each group is a tab with an accordion, where one answer is open at a time.
import { use } from 'react'
import { plainText } from '../../schema/rich-text.ts'
import { Section } from '../../ui/section/section.tsx'
import { LinkContext } from '../../ui/link/link-context.ts'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { QuestionList } from '../../ui/disclosure/question-list.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function FaqSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  const { generalQuestions } = messages
  const { href, leadsTo = href.split('#', 1)[0] } = generalQuestions.link
  const isGeneralPage = use(LinkContext).currentPath === leadsTo
  // In half of a page the tabs are above one list, as on phones.
  const { title, half, layout, general, treatment, payment } = section
  return (
    <Section section={section} headingId={headingId}>
      <Tabs
        label={plainText(title)}
        layout={half ? 'under' : layout === 'ledger' ? 'line' : 'groups'}
        head={<Rich as="h2" id={headingId} text={title} />}
        tabs={[general, treatment, payment].map(({ label, items }) => ({
          label,
          panel: <QuestionList items={items} isLarge={!half && layout === 'ledger'} />,
        }))}
      />
      {!isGeneralPage && (
        <p className={styles.general}>
          <MoreLink {...generalQuestions} />
        </p>
      )}
    </Section>
  )
}
