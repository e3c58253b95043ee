// The menu of everything that can be changed: pages by the menu of the site that leads to them, then shared files.
import { Fragment, useDeferredValue, useState, type ReactNode } from 'react'
import { useStudio } from './context.ts'
import type { Reads } from '../server/answer.ts'
import { addressOf } from './route.ts'
import { HandOverDialog } from './dialogs/hand-over.tsx'
import { Help } from './dialogs/help.tsx'
import { TextInput } from './dialogs/inputs.tsx'
import { NewPageDialog } from './dialogs/new-page.tsx'
import { useAnswer } from './api.ts'
import { counted } from '../json-schema/labels.ts'
import { isUnsaved, keepAll } from './use-editor.ts'

const SIGN_OUT = '/edit/sign-out'
/** Letters from which on texts are looked for. */
const FEWEST = 2
/** Characters of a text in the list. */
const SHOWN = 90

export function Menu() {
  const { list, me, waiting, file: current, openDialog } = useStudio()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const shown = (list?.files ?? []).filter(({ title, path = '' }) =>
    `${title} ${path}`.toLowerCase().includes(wanted),
  )
  const branches = new Map(waiting?.changed.map(({ name, handedOver }) => [name, handedOver]))
  const count = [...branches.values()].filter((branch) => !branch).length
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
        <button type="button" className="plain" onClick={() => openDialog(NewPageDialog, {})}>
          New page
        </button>
      </div>
      <div className="menu-groups">
        {list?.groups.map((title) => {
          const files = shown.filter(({ group }) => group === title)
          if (files.length === 0) return null
          return (
            <Fragment key={title}>
              <h2 className="small-heading">{title}</h2>
              <ul aria-label={title}>
                {files.map((file) => (
                  <li key={file.name}>
                    <a
                      href={addressOf(file.name)}
                      aria-current={file.name === current ? 'page' : undefined}
                      data-form={file.isForm || undefined}
                    >
                      {file.title} {signsOf(file, branches)}
                    </a>
                  </li>
                ))}
              </ul>
            </Fragment>
          )
        })}
        <FoundWords wanted={wanted} />
      </div>
      <div className="menu-foot">
        <button
          type="button"
          disabled={branches.size === 0 && waiting !== undefined}
          onClick={() => openDialog(HandOverDialog, {})}
        >
          Hand over {count > 0 && `(${count})`}
        </button>
        <button type="button" className="plain" onClick={() => openDialog(Help, {})}>
          Help
        </button>
        {me && (
          <p>
            {me.name}{' '}
            <a
              href={SIGN_OUT}
              onClick={(event) => {
                event.preventDefault()
                void keepAll().then(() => location.assign(SIGN_OUT))
              }}
            >
              Sign out
            </a>
          </p>
        )}
      </div>
    </nav>
  )
}

/** Places with the words that somebody looks for, once there are a few letters. */
function FoundWords({ wanted }: { wanted: string }) {
  const { answer, fault } = useAnswer('find', wanted.length >= FEWEST ? wanted : '')
  if (wanted.length < FEWEST) return null
  const { places = [], count = 0 } = answer ?? {}
  const listed = places.length < count ? `The first ${places.length} of ${count} places` : counted(count, 'place')
  return (
    <>
      <h2 className="small-heading">Texts with these words</h2>
      <p className="small-print hint" role="status">
        {answer ? (count > 0 ? listed : 'No text has these words.') : (fault ?? 'Searching')}
      </p>
      <ul aria-label="Texts with these words">
        {places.map(({ file, path, title, text }) => (
          <li key={`${file} ${path}`}>
            <a href={addressOf(file, path)}>
              {title} <em className="small-print">{text.slice(0, SHOWN)}</em>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** `branches` has the files that are changed, each with the branch that has it as it is now. */
function signsOf(
  file: Reads['files']['files'][number],
  branches: ReadonlyMap<string, string | undefined>,
): ReactNode {
  const signs = [
    file.isBroken && 'can’t be read',
    file.isUndecided ? 'needs a decision' : (file.hasDraft || isUnsaved(file.name)) && 'draft',
    branches.has(file.name) && (branches.get(file.name) ? 'handed over' : 'changed'),
    file.isUnpublished && 'not listed',
  ]
  const words = signs.filter(Boolean).join(', ')
  return words && <em className="small-print">{words}</em>
}
