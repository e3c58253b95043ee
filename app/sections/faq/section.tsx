// Questions in groups. Each group is a tab with a list, if there are several; one answer of the whole section is open
// at a time.
import { use } from 'react'
import { pagePathOf } from '../../schema/resolve-link.ts'
import { plainText } from '../../schema/rich-text.ts'
import { Section } from '../../ui/section/section.tsx'
import { LinkContext } from '../../ui/link/link-context.ts'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { QuestionList } from '../../ui/disclosure/question-list.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { SectionProps } from '../section-props.ts'
import { groupsOf } from './groups.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function FaqSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  const { generalQuestions } = messages
  const { currentPath } = use(LinkContext)
  const { title } = section
  const tabs = groupsOf(section).map(({ label, items }, index) => ({
    label,
    panel: <QuestionList items={items} name={`${headingId}-question`} opensFirst={index === 0} />,
  }))
  return (
    <Section section={section} headingId={headingId} className={styles.faq} head="left" headClass={styles.head}>
      <div className={styles.questions}>
        {tabs.length > 1 ? <Tabs label={plainText(title)} tabs={tabs} /> : tabs[0]?.panel}
      </div>
      {generalQuestions && pagePathOf(generalQuestions.link) !== currentPath && (
        <p className={styles.general}>
          <MoreLink {...generalQuestions} />
        </p>
      )}
    </Section>
  )
}
