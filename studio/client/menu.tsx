// The menu of everything that can be changed: pages by the menu of the site that leads to them, then shared files.
import { useDeferredValue, useId, useState } from 'react'
import { useStudio } from './context.ts'
import type { Reads } from '../server/answer.ts'
import { addressOf } from './route.ts'
import { HandOverDialog } from './dialogs/hand-over.tsx'
import { Help } from './dialogs/help.tsx'
import { TextInput } from './dialogs/inputs.tsx'
import { NewPageDialog } from './dialogs/new-page.tsx'
import { useAnswer } from './api.ts'
import { counted } from './form/frame.tsx'
import { isUnsaved } from './use-editor.ts'

/** Letters from which on texts are looked for. */
const FEWEST = 2
/** Characters of a text in the list. */
const SHOWN = 90

/** `current` is the file that is open. */
export function Menu({ current }: { current: string | undefined }) {
  const { list, openDialog } = useStudio()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const shown = (list?.files ?? []).filter(({ title, path = '' }) =>
    `${title} ${path}`.toLowerCase().includes(wanted),
  )
  const { waiting = 0 } = list ?? {}
  return (
    <nav className="menu-pane" aria-label="What can be changed">
      <div className="menu-head">
        <TextInput
          type="search"
          label="Find"
          aria-keyshortcuts="Control+Shift+F"
          value={search}
          onChange={setSearch}
        />
        <button type="button" className="plain" onClick={() => openDialog(NewPageDialog, { open: current })}>
          New page
        </button>
      </div>
      <div className="menu-groups">
        {list?.groups.map((group) => (
          <Group key={group} title={group} files={shown.filter((each) => each.group === group)} current={current} />
        ))}
        <FoundWords wanted={wanted} />
      </div>
      <div className="menu-foot">
        <button
          type="button"
          disabled={waiting === 0 && !list?.files.some(({ isHandedOver }) => isHandedOver)}
          onClick={() => openDialog(HandOverDialog, {})}
        >
          Hand over {waiting > 0 && `(${waiting})`}
        </button>
        <button type="button" className="plain" onClick={() => openDialog(Help, {})}>
          Help
        </button>
      </div>
    </nav>
  )
}

/** Places with the words that somebody looks for, once there are a few letters. */
function FoundWords({ wanted }: { wanted: string }) {
  const { answer, fault } = useAnswer('find', wanted.length >= FEWEST ? wanted : '')
  const id = useId()
  if (wanted.length < FEWEST) return null
  const { places = [], count = 0 } = answer ?? {}
  const listed = places.length < count ? `The first ${places.length} of ${count} places` : counted(count, 'place')
  return (
    <>
      <h2 id={id}>Texts with these words</h2>
      <p className="hint" role="status">
        {answer ? (count > 0 ? listed : 'No text has these words.') : (fault ?? 'Searching')}
      </p>
      <ul aria-labelledby={id}>
        {places.map(({ file, path, title, text }) => (
          <li key={`${file} ${path}`}>
            <a href={addressOf(file, path)}>
              {title} <span className="sign">{text.slice(0, SHOWN)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface GroupProps {
  title: string
  files: Reads['files']['files']
  current: string | undefined
}

function Group({ title, files, current }: GroupProps) {
  const id = useId()
  if (files.length === 0) return null
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {files.map((file) => (
          <li key={file.name}>
            <a
              href={addressOf(file.name)}
              aria-current={file.name === current ? 'page' : undefined}
              data-form={file.isForm || undefined}
            >
              {file.title} {signsOf(file).length > 0 && <span className="sign">{signsOf(file).join(', ')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function signsOf(file: Reads['files']['files'][number]) {
  return [
    file.isBroken && 'can’t be read',
    (file.hasDraft || isUnsaved(file.name)) && 'draft',
    file.isChanged && 'changed',
    file.isHandedOver && 'handed over',
    file.isUnpublished && 'not listed',
  ].filter(Boolean)
}
