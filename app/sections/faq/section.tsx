// Questions in three groups. Each group is a tab with an accordion, where one answer is open at a time.
import { use, useId } from 'react'
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
  const { title, half, general, treatment, payment } = section
  const layout = half ? 'under' : section.layout
  return (
    <Band ground={section.ground} id={section.id} half={half} labelledBy={headingId}>
      <Tabs
        label={plainText(title)}
        layout={layout === 'columns' || layout === 'ledger' ? 'line' : layout}
        head={<Rich as="h2" id={headingId} text={title} />}
        tabs={[general, treatment, payment].map(({ label, items }) => ({
          label,
          panel: (
            <QuestionList items={items} layout={layout === 'columns' || layout === 'ledger' ? layout : 'list'} />
          ),
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
