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
    <ol className={clsx('beads', styles.drip)}>
      {steps.map(({ step, title, description, icon, figure }) => (
        <li key={step}>
          <h3 className="h4 cluster">
            {step} <Icon name={icon} /> <span>{title}</span>
            {figure && <small>{`${figure.value}\u00a0${figure.unit}`}</small>}
          </h3>
          <Rich as="p" text={description} />
        </li>
      ))}
    </ol>
  )
}
