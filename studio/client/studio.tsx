// The studio: the menu, the form of one file, and the live page.
import { useCallback, useState } from 'react'
import { Desk } from './desk.tsx'
import { HandOverDialog } from './dialogs/hand-over.tsx'
import { LeaveDialog } from './dialogs/leave.tsx'
import { NewPageDialog } from './dialogs/new-page.tsx'
import { Help } from './help.tsx'
import { Launch } from './launch.tsx'
import { Menu } from './menu.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { useLibrary } from './use-library.ts'
import { useOpenVisit } from './use-open-visit.ts'
import { usePlace } from './use-place.ts'

type Open = 'new-page' | 'hand-over'

const HOME = '/'

export function Studio() {
  const library = useLibrary()
  const { place, wanted, go, stay, guard } = usePlace(library.list)
  const file = place && 'file' in place ? place.file : undefined
  const view = place && 'view' in place ? place.view : undefined
  const opened = useOpenVisit(file, guard)
  const [dialog, setDialog] = useState<Open>()
  const [screens, setScreens] = useState<number>()
  const [path, setPath] = useState<string>()
  // A shared file has no page of its own, so the page before it stays.
  const address = library.list?.files.find(({ name }) => name === file)?.path ?? path ?? HOME
  // The form comes before the live page: the server makes one thing at a time.
  const isFormReady = library.list && (opened.visit ?? opened.fault ?? view)
  if (isFormReady && address !== path) {
    setPath(address)
    setScreens(undefined)
  }
  const leave = () => {
    go()
    void library.refresh()
  }
  const close = useCallback(() => setDialog(undefined), [])
  return (
    <div className="studio">
      <Menu
        list={library.list}
        place={place}
        onNewPage={() => setDialog('new-page')}
        onHandOver={() => setDialog('hand-over')}
      />
      {/* A view may have nothing that takes the focus, and the arrow keys must scroll it. */}
      <main className="desk" aria-label="What is open" tabIndex={view && 0}>
        {view === 'help' && <Help />}
        {view === 'launch' && <Launch />}
        {file && <Desk key={file} opened={opened} library={library} screens={screens} field={fieldOf(place)} />}
        {library.fault && <p role="alert">{library.fault}</p>}
      </main>
      <PreviewPane visit={opened.visit} path={path} onScreens={setScreens} />
      {dialog === 'new-page' && <NewPageDialog library={library} open={file} onClose={close} />}
      {dialog === 'hand-over' && <HandOverDialog library={library} onClose={close} />}
      {wanted && opened.visit && <LeaveDialog visit={opened.visit} onGo={leave} onStay={stay} />}
    </div>
  )
}

function fieldOf(place: ReturnType<typeof usePlace>['place']): string | undefined {
  return place && 'field' in place ? place.field : undefined
}
