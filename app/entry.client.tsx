// Brings React to a page of `npm run dev`. The built site has an entry of its own: app/hydrate-entry.tsx.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defineElements } from './elements/define.ts'
import { supportDialogCommands } from './elements/dialog-commands.ts'

defineElements()
supportDialogCommands()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
