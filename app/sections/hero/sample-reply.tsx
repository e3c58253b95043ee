// A question as patients ask it, and a sample of what a practitioner would write back: two sheets of paper. The words
// are ordinary text, which can be selected, translated and printed, and the sheets grow with them.
import { clsx } from 'clsx'
import { useId } from 'react'
import type { Messages } from '../../schema/messages.ts'
import type { Reply } from '../../schema/references.ts'
import type { ActionView } from '../../schema/rich-text.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import styles from './sample-reply.module.css'

interface SampleReplyProps {
  reply: Reply
  /** The button of the page, which ends the reply. */
  action: ActionView
  words: Messages['reply']
  className?: string | undefined
}

export function SampleReply({ reply, action, words, className }: SampleReplyProps) {
  const id = useId()
  const { question, answer, next, cost, profession, signedBy } = reply
  return (
    <figure className={clsx(styles.sheets, className)} aria-labelledby={id}>
      <PaperLabel className={styles.question}>
        <p className="h3">{question}</p>
      </PaperLabel>
      <PaperLabel className={clsx('stack', styles.reply)}>
        <h2 id={id} className="small-heading">
          {words.title}
        </h2>
        <Rich as="p" text={answer} />
        <dl className="rows">
          <div>
            <dt>{words.next}</dt> <Rich as="dd" text={next} />
          </div>
          <div>
            <dt>{words.cost}</dt> <Rich as="dd" text={cost} />
          </div>
        </dl>
        <p className={styles.signature}>
          <em className="h4">{profession}</em> <span className="small-print">{signedBy.college}</span>
        </p>
        <div>
          <ButtonLink {...action} small />
        </div>
      </PaperLabel>
    </figure>
  )
}
