// Starts the studio in its document.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './studio.tsx'
import './styles/studio.css'

const root = document.getElementById('studio')
if (!root) throw new Error('The document of the studio has no element with the id "studio".')
createRoot(root).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
)
