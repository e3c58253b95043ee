// Hands changes over to an engineer, as a branch with a commit. It says where they go, and what is still waiting.
import { useState } from 'react'
import { useStudio } from '../context.ts'
import type { Writes } from '../../server/answer.ts'
import { post, useAnswer } from '../api.ts'
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
  const [words, setWords] = useState(typed)
  const [done, setDone] = useState<Writes['hand-over']>()
  const { list, me, waiting: { remote } = {} } = useStudio()
  const { files: all = [] } = list ?? {}
  const unsaved = all.filter(({ name, hasDraft }) => hasDraft || isUnsaved(name))
  // The next answer takes a while.
  const changes = (answer ?? []).map((change) =>
    done?.files.includes(change.name) ? { ...change, handedOver: done.branch } : change,
  )
  const waiting = changes.filter(({ handedOver }) => !handedOver)
  const field = (name: keyof typeof typed) => ({
    value: words[name],
    onChange: (text: string) => setWords((typed = { ...typed, [name]: text })),
  })
  const handOver = async (fields: FormData) => {
    const { title, author, reason } = typed
    const files = fields.getAll('file').map(String)
    setDone(await post('hand-over', { files, title, author, reason: reason || undefined, remote }))
    localStorage.setItem(NAME, author)
    setWords((typed = { ...typed, title: '', reason: '' }))
  }
  return (
    <FormDialog
      title="Hand over"
      isWide
      submit="Hand over"
      submitting="Checking the whole site"
      isDisabled={changes.length === 0}
      onSubmit={handOver}
    >
      <p>
        An engineer reviews your changes before they go live.{' '}
        {answer && !me && (remote ? `They are sent to ${remote}.` : 'They stay on this computer.')}
      </p>
      {unsaved.length > 0 && (
        <p>Not saved yet, so not part of this: {unsaved.map(({ title }) => title).join(', ')}.</p>
      )}
      {fault && <p role="alert">{fault}</p>}
      {changes.length > 0 && waiting.length === 0 && <p>Everything that you saved was handed over.</p>}
      <ul>
        {changes.map(({ name, title, isNew, isRemoved, handedOver, words: changed }) => (
          <li key={`${name} ${handedOver}`}>
            <label>
              <input
                type="checkbox"
                name="file"
                value={name}
                defaultChecked={!handedOver && !unsaved.some((file) => file.name === name)}
              />{' '}
              {title}
              {isNew && ' (new)'}
              {isRemoved && ' (removed)'}
              {handedOver && ' (handed over already)'}
            </label>
            {handedOver ? <code>{handedOver}</code> : <WordsChanged words={changed} />}
          </li>
        ))}
      </ul>
      <TextInput label="What changed, in a few words" required {...field('title')} />
      <TextInput label="Why (optional)" {...field('reason')} />
      {!me && <TextInput label="Your name" required autoComplete="name" {...field('author')} />}
      <div role="status">
        {done && (
          <p className="notice">
            Handed over. An engineer will find your changes under this reference: <code>{done.branch}</code>{' '}
            {done.review && (
              <a href={done.review} target="_blank" rel="noreferrer">
                Ask for the review
              </a>
            )}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
