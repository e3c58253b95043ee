// What is open in the studio. The address after # names it, so that links and the Back button work:
// `#content/pages/ed.yaml`, `#content/pages/ed.yaml@sections/2/title`, `#help`.
import type { FieldPath } from '../protocol.ts'
import { pathText } from './editor/paths.ts'

/** The help or a file, and a field of the file. */
export interface Route {
  isHelp?: true
  file?: string
  field?: string | undefined
}

/** The route that `hash` names. Undefined if it names none. */
export function readRoute(hash: string): Route | undefined {
  const [name = '', field] = decodeURIComponent(hash.replace(/^#/, '')).split('@')
  if (name === 'help') return { isHelp: true }
  if (!name.startsWith('content/')) return undefined
  return { file: name, field }
}

export function addressOf(file: string, path?: FieldPath): string {
  return path && path.length > 0 ? `#${file}@${pathText(path)}` : `#${file}`
}
