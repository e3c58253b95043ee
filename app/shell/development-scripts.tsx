// In `npm run dev`: lets Vite reload the page after a change, and prepares the form for React Fast Refresh.
import { use } from 'react'
import { ClientFiles } from './client-files.ts'

/** The second import must run before the form: without its preamble, Vite's React transform throws. */
export function DevelopmentScripts() {
  const { refresh } = use(ClientFiles)
  const imports = `import '/@vite/client'\n${refresh ? `import ${JSON.stringify(refresh)}` : ''}`
  return <script type="module" dangerouslySetInnerHTML={{ __html: imports }} />
}
