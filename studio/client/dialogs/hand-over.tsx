// Hands changes over to an engineer, as a branch with a commit. It says where they go, and what is still waiting.
import { useState } from 'react'
import type { Reads, Writes } from '../../server/answer.ts'
import { post } from '../api.ts'
import { useAnswer } from '../use-answer.ts'
import { useSite } from '../site.ts'
import { WordsChanged } from '../words-changed.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './inputs.tsx'

type Change = Reads['changes'][number]

/** Where the browser remembers who uses it. */
const NAME = 'name'

/** What was typed. It stays when the dialog closes, because staff follow a problem from it and come back. */
let typed = { title: '', reason: '', author: localStorage.getItem(NAME) ?? '' }

export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { answer: changes, fault } = useAnswer('changes')
  /** Files for which staff have changed the choice that the dialog begins with. */
  const [toggled, setToggled] = useState<readonly string[]>([])
  const [{ title, reason, author }, setWords] = useState(typed)
  const [done, setDone] = useState<Writes['hand-over']>()
  const { remote } = useSite().list ?? {}
  const isChosen = ({ name, handedOver }: Change) => (handedOver === undefined) !== toggled.includes(name)
  const chosen = changes?.filter(isChosen) ?? []
  const waiting = changes?.filter((change) => !change.handedOver)
  const handedOver = changes?.filter((change) => change.handedOver)
  const type = (words: Partial<typeof typed>) => setWords((typed = { ...typed, ...words }))
  const handOver = async () => {
    const files = chosen.map(({ name }) => name)
    setDone(await post('hand-over', { files, title, author, reason: reason || undefined, remote }))
    localStorage.setItem(NAME, author)
    setToggled([])
    type({ title: '', reason: '' })
  }
  const toggle = (name: string) =>
    setToggled(toggled.includes(name) ? toggled.filter((each) => each !== name) : [...toggled, name])
  const group = (legend: string, files: readonly Change[] = []) =>
    files.length > 0 && (
      <fieldset>
        <legend>{legend}</legend>
        {files.map((file) => (
          <div key={file.name} className="change">
            <label>
              <input type="checkbox" checked={isChosen(file)} onChange={() => toggle(file.name)} />
              {file.title}
              {file.isNew && ' (new)'}
              {file.isRemoved && ' (removed)'}
            </label>
            {file.handedOver ? <code>{file.handedOver}</code> : <WordsChanged words={file.words} />}
          </div>
        ))}
      </fieldset>
    )
  return (
    <FormDialog
      title="Hand over"
      isWide
      submit="Hand over"
      submitting="Checking the whole site"
      isDisabled={chosen.length === 0}
      onSubmit={handOver}
      onClose={onClose}
    >
      <p>
        An engineer reviews your changes before they go live.{' '}
        {remote ? `They are sent to ${remote}.` : 'They stay on this computer.'}
      </p>
      {fault && <p role="alert">{fault}</p>}
      {!changes && !fault && <p role="status">Reading the changes.</p>}
      {waiting?.length === 0 && <p>Everything that you saved was handed over.</p>}
      {group('Changes', waiting)}
      {group('Handed over already', handedOver)}
      <TextInput
        label="What changed, in a few words"
        value={title}
        required
        onChange={(text) => type({ title: text })}
      />
      <TextInput label="Why (optional)" value={reason} onChange={(text) => type({ reason: text })} />
      <TextInput
        label="Your name"
        value={author}
        required
        autoComplete="name"
        onChange={(text) => type({ author: text })}
      />
      <div role="status">
        {done && (
          <p className="notice">
            Handed over. An engineer will find your changes under this reference: <code>{done.branch}</code>
          </p>
        )}
        {done?.pushFailed && <p className="notice wrong">They’re only on this computer: {done.pushFailed}</p>}
      </div>
    </FormDialog>
  )
}
