// The studio: the menu, the form of one file, and the live page.
import { createElement, StrictMode, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { StudioContext, type Shared } from './context.ts'
import { FilePane } from './file-pane.tsx'
import { focusOnce } from './focus.ts'
import { Field } from './form/field.tsx'
import { Menu } from './menu.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { useAnswer, useSignedOut } from './api.ts'
import './styles/studio.css'
import { useEditor } from './use-editor.ts'
import { useRoute, type Route } from './route.ts'

const HOME = '/'

function Studio() {
  const { answer: list, fault: listFault } = useAnswer('files')
  const { answer: waiting } = useAnswer('waiting')
  const { answer: me } = useAnswer('me')
  const isSignedOut = useSignedOut()
  const { answer: choices, fault: choicesFault } = useAnswer('choices')
  const route = useRoute(list)
  const { file, field } = route ?? {}
  const { editor, fault } = useEditor(file)
  const [dialog, setDialog] = useState<{ at: Route | undefined; element: ReactNode }>()
  const [path, setPath] = useState<string>()
  // A shared file has no page, so the last page stays.
  const address = list?.files.find(({ name }) => name === file)?.path ?? path ?? HOME
  // The form comes before the live page: the server makes one thing at a time.
  const isFormReady = list && (editor ?? fault)
  if (isFormReady && address !== path) setPath(address)
  // Back leads away from a dialog too.
  if (dialog?.at && (dialog.at.file !== file || dialog.at.field !== field)) setDialog(undefined)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // Somebody chose the file from the list with a key: the next key is for the file, which is still on its way.
    if (document.activeElement?.closest('.menu-groups')) focusOnce(main.current)
  }, [file])
  const quoted = useMemo(() => new Map(choices?.tokens.map((choice) => [choice.value, choice])), [choices])
  const shared = useMemo<Shared>(() => {
    const closeDialog = () => setDialog(undefined)
    const openDialog: Shared['openDialog'] = (part, props) => {
      setDialog({ at: file === undefined ? undefined : { file, field }, element: createElement(part, props) })
    }
    return { list, waiting, me, choices, quoted, file, editor, Field, openDialog, closeDialog }
  }, [list, waiting, me, choices, quoted, file, field, editor])
  return (
    <StudioContext value={shared}>
      <div className="studio">
        <button
          type="button"
          className="skip-link"
          onClick={() => focusOnce(document.querySelector('main :is(h1, button)'))}
        >
          Skip to the open file (Ctrl+Shift+F leads back to Find)
        </button>
        <Menu />
        <main ref={main} className="main-pane" aria-label="Open file">
          {isSignedOut && (
            <p role="alert" className="notice wrong">
              You’re signed out. Your work is still in this window.{' '}
              <a href="/edit/sign-in/start" target="_blank" rel="noreferrer">
                Sign in again in a new tab
              </a>
              , then come back here.
            </p>
          )}
          {editor && list && <FilePane key={file} field={field} />}
          {file && !editor && !fault && <p role="status">Opening the file.</p>}
          <p role="alert">{fault ?? listFault ?? choicesFault}</p>
        </main>
        <PreviewPane path={path} />
        {dialog?.element}
      </div>
    </StudioContext>
  )
}

const root = document.getElementById('studio')
if (!root) throw new Error('The document of the studio has no element with the id "studio".')
createRoot(root).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
)
