// Hands changes over to an engineer, as a branch with a commit. It says where they go, and what is still waiting.
import { useState } from 'react'
import { useStudio } from '../context.ts'
import type { Writes } from '../../server/answer.ts'
import { messageOf, post, useAnswer } from '../api.ts'
import { addressOf } from '../route.ts'
import { hasModifier } from '../shortcut.ts'
import { isUnsaved } from '../use-editor.ts'
import { FormDialog } from './dialog.tsx'
import { WordsChanged } from './history.tsx'
import { TextInput } from './inputs.tsx'

/** Where the browser remembers who uses it. */
const NAME = 'name'

/** What was typed. It stays when the dialog closes, because staff follow a problem from it and come back. */
let typed = { title: '', reason: '', author: localStorage.getItem(NAME) ?? '' }

export function HandOverDialog() {
  const { answer, fault } = useAnswer('changes')
  const changes = answer ?? []
  const [words, setWords] = useState(typed)
  const [done, setDone] = useState<Writes['hand-over']>()
  const [refusal, setRefusal] = useState<string>()
  const { list, me, waiting: { remote } = {}, closeDialog } = useStudio()
  const unsaved = list?.files.filter(({ name, hasDraft }) => hasDraft || isUnsaved(name)) ?? []
  // The next answer takes a while.
  const waiting = changes.filter(({ name, handedOver }) => !handedOver && !done?.files.includes(name))
  const field = (name: keyof typeof typed) => ({
    value: words[name],
    onChange: (text: string) => setWords((typed = { ...typed, [name]: text })),
  })
  const handOver = async (fields: FormData) => {
    const { title, author, reason } = typed
    const files = fields.getAll('file').map(String)
    setDone(await post('hand-over', { files, title, author, reason: reason || undefined, remote }))
    localStorage.setItem(NAME, author)
    typed = { ...typed, title: '', reason: '' }
  }
  const restore = (name: string) => {
    post('restore-page', { name }).catch((error: unknown) => setRefusal(messageOf(error)))
  }
  return (
    <FormDialog
      title={done ? 'Handed over' : 'Hand over'}
      isWide
      submit={done ? 'Done' : 'Hand over'}
      submitting="Checking the whole site"
      isDisabled={!done && changes.length === 0}
      onSubmit={done ? async () => closeDialog() : handOver}
    >
      <p>
        An engineer reviews your changes before they go live.{' '}
        {changes.length > 0 && !me && (remote ? `They are sent to ${remote}.` : 'They stay on this computer.')}
      </p>
      {(fault ?? refusal) && <p role="alert">{fault ?? refusal}</p>}
      {!done && answer?.length === 0 && <p>Nothing is waiting.</p>}
      {!done && answer?.length !== 0 && (
        <>
          {unsaved.length > 0 && (
            <p>
              Not saved yet, so not part of this:
              {unsaved.map(({ name, title, isUndecided }, index) => (
                <span key={name}>
                  {index > 0 ? ', ' : ' '}
                  <a href={addressOf(name)} onClick={(event) => hasModifier(event) || closeDialog()}>
                    {title}
                  </a>
                  {isUndecided && ' (needs a decision)'}
                </span>
              ))}
            </p>
          )}
          {changes.length > 0 && waiting.length === 0 && <p>Everything that you saved was handed over.</p>}
          <ul>
            {changes.map(({ name, title, isNew, isRemoved, isUnfinished, handedOver, review, words: changed }) => (
              <li key={`${name} ${handedOver} ${isUnfinished}`}>
                <label>
                  <input
                    type="checkbox"
                    name="file"
                    value={name}
                    defaultChecked={!handedOver && !isUnfinished && !unsaved.some((file) => file.name === name)}
                  />{' '}
                  {title}
                  {isNew && ' (new)'}
                  {isRemoved && ' (removed)'}
                  {isUnfinished &&
                    (isNew ? ' (not finished yet, so left out)' : ' (goes with a page that is left out)')}
                  {handedOver && ' (handed over already)'}
                </label>{' '}
                {isRemoved && name.startsWith('content/pages/') && (
                  <button type="button" aria-label={`Bring back: ${title}`} onClick={() => restore(name)}>
                    Bring it back
                  </button>
                )}
                {handedOver ? <Reference branch={handedOver} review={review} /> : <WordsChanged words={changed} />}
              </li>
            ))}
          </ul>
          <TextInput label="What changed, in a few words" required {...field('title')} />
          <TextInput label="Why (optional)" {...field('reason')} />
          {!me && <TextInput label="Your name" required autoComplete="name" {...field('author')} />}
        </>
      )}
      <div role="status">
        {done && (
          <p className="notice">
            Handed over. An engineer reviews your changes next. <Reference {...done} />
          </p>
        )}
      </div>
      {done && waiting.length > 0 && <p>Still waiting: {waiting.map(({ title }) => title).join(', ')}.</p>}
    </FormDialog>
  )
}

/** The branch of a hand-over, with the link that asks for its review. */
function Reference({ branch, review }: { branch: string; review?: string | undefined }) {
  return (
    <>
      Reference for the engineer: <code>{branch}</code>{' '}
      {review && (
        <a href={review} target="_blank" rel="noreferrer">
          Ask for the review
        </a>
      )}
    </>
  )
}
