// The blocks of a chapter: paragraphs, lists, tables and so on.
import type { SectionOf } from '../define-kind.ts'
import type { kind } from './schema.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { QuestionList } from '../../ui/disclosure/question-list.tsx'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { StepList } from '../../ui/step-list/step-list.tsx'
import { Table } from '../../ui/table/table.tsx'
import styles from './blocks.module.css'

export type Article = Extract<SectionOf<typeof kind>, { layout: 'chapters' }>

type BlockView = Article['chapters'][number]['blocks'][number]

const BOXES: Boxes = [{ from: 900, width: '69vw', height: '38.8vw' }, FULL_WIDTH]

interface BlockProps {
  block: BlockView
  /** Id of the heading of the chapter. It names the tables of the chapter. */
  labelledBy: string
}

export function Block({ block, labelledBy }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return <Rich as="p" text={block.text} />
    case 'list':
      return (
        <ul className={styles.bulleted}>
          <RichEach as="li" texts={block.items} />
        </ul>
      )
    case 'steps':
      return <StepList steps={block.steps} look="timetable" />
    case 'table':
      return <Table labelledBy={labelledBy} columns={block.head} rows={block.rows} />
    case 'note':
      return <Rich as="p" className={styles.note} text={block.text} />
    case 'picture':
      return <Picture image={block.picture} decorative className={styles.picture} boxes={BOXES} />
    case 'questions':
      return <QuestionList items={block.items} name={`${labelledBy}-question`} opensFirst />
  }
}
