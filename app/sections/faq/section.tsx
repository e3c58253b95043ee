// Questions in three groups: tabs and one accordion a group, each with one answer open at a time, in one of three layouts.
import { useId } from 'react'
import { plainText } from '../../content/rich-text.ts'
import { Band } from '../../ui/band.tsx'
import { QuestionList } from '../../ui/question-list.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { SectionProps } from '../props.ts'

export default function FaqSection({ section }: SectionProps<'faq'>) {
  const id = useId()
  const { title, form, general, treatment, payment } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={id}>
      <Tabs
        label={plainText(title)}
        layout={form === 'beside' ? 'beside' : 'line'}
        head={
          <h2 id={id}>
            <Rich text={title} />
          </h2>
        }
        tabs={[general, treatment, payment].map(({ label, items }) => ({
          label,
          panel: <QuestionList items={items} form={form === 'beside' ? 'list' : form} />,
        }))}
      />
    </Band>
  )
}
