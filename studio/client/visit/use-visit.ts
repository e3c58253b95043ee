import { useSyncExternalStore } from 'react'
import type { VisitState } from './state.ts'
import type { Visit } from './visit.ts'

/** A part of the visit's state. The component is drawn again only when that part changes. */
export function useVisitState<Part>(visit: Visit, read: (state: VisitState) => Part): Part {
  return useSyncExternalStore(visit.subscribe, () => read(visit.state))
}
