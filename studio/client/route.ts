// What is open in the studio. The address after # names it, so that links and the Back button work:
// `#content/pages/care.yaml`, `#content/pages/care.yaml@sections/2/title`.
import { useSyncExternalStore } from 'react'
import type { FieldPath } from '../values/path.ts'
import type { Reads } from '../server/answer.ts'

/** A file, and a field of it. */
export interface Route {
  file: string
  field?: FieldPath | undefined
}

/** Follows the address. An address that names nothing opens the first file of the list. */
export function useRoute(list: Reads['files'] | undefined): Route | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [first] = list?.files ?? []
  const [file = '', field] = decoded(hash.replace(/^#/, '')).split('@')
  if (file.startsWith('content/')) return { file, field }
  return first && { file: first.name }
}

/** An address may be typed, and have a % that is none of a code. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function subscribe(follow: () => void): () => void {
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

/** Address of a file in the studio, or of a field of it, for a link. */
export function addressOf(file: string, path?: FieldPath): string {
  return path ? `#${file}@${path}` : `#${file}`
}
