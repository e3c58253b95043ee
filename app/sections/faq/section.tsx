// Questions in three groups. Each group is a tab with an accordion, where one answer is open at a time.
import { use, useId } from 'react'
import type { SectionOf } from '../page.ts'
import { plainText } from '../../content/schema/rich-text.ts'
import { Band } from '../../ui/band/band.tsx'
import { CurrentPath } from '../../ui/site-link/current-path.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { QuestionList } from '../../ui/question-list/question-list.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function FaqSection({ section, messages }: SectionProps<'faq'>) {
  const headingId = useId()
  const { generalQuestions } = messages
  const { href, leadsTo = href.split('#', 1)[0] } = generalQuestions.link
  const isGeneralPage = use(CurrentPath) === leadsTo
  const { title, general, treatment, payment } = section
  const layout = layoutOf(section)
  return (
    <Band section={section} labelledBy={headingId}>
      <Tabs
        label={plainText(title)}
        layout={layout.tabs}
        head={<Rich as="h2" id={headingId} text={title} />}
        tabs={[general, treatment, payment].map(({ label, items }) => ({
          label,
          panel: <QuestionList items={items} layout={layout.questions} />,
        }))}
      />
      {!isGeneralPage && (
        <p className={styles.general}>
          <MoreLink {...generalQuestions} />
        </p>
      )}
    </Band>
  )
}

/** Layout of the tabs, and of the questions in each. Half of a page has tabs above one list, as a phone does. */
function layoutOf({ half, layout }: SectionOf<'faq'>) {
  if (half) return { tabs: 'under', questions: undefined } as const
  if (layout === 'columns' || layout === 'ledger') return { tabs: 'line', questions: layout } as const
  return { tabs: layout, questions: undefined } as const
}
