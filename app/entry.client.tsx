// Brings React to the prerendered page.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defineElements } from './elements/define.ts'
import { supportDialogCommands } from './elements/dialog-commands.ts'

defineElements()
// In the built site every page's head has done it.
if (import.meta.env.DEV) supportDialogCommands()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
