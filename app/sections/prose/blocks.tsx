// The blocks of a chapter: paragraphs, lists, tables and so on.
import { clsx } from 'clsx'
import type { SectionOf } from '../define-kind.ts'
import type { kind } from './schema.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { QuestionList } from '../../ui/disclosure/question-list.tsx'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Table } from '../../ui/table/table.tsx'
import styles from './blocks.module.css'

export type Article = Extract<SectionOf<typeof kind>, { layout: 'chapters' }>

type BlockView = Article['chapters'][number]['blocks'][number]
type BlockOf<Kind extends BlockView['kind']> = Extract<BlockView, { kind: Kind }>

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
      return <Steps block={block} />
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

function Steps({ block: { steps } }: { block: BlockOf<'steps'> }) {
  return (
    <ol className={clsx('rows', styles.steps)}>
      {steps.map(({ step, title, description, icon, figure }) => (
        <li key={step}>
          <p className={clsx('cluster', styles.number)}>
            <span>{step}</span>
            <Icon name={icon} />
          </p>
          <div className={styles.words}>
            <h3>{title}</h3>
            <Rich as="p" text={description} />
          </div>
          {figure && <p className={styles.duration}>{`${figure.value} ${figure.unit}`}</p>}
        </li>
      ))}
    </ol>
  )
}
