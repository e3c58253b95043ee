import { useEffect, useReducer } from 'react'
import type { VisitState } from './state.ts'
import type { Visit } from './visit.ts'

/**
 * A part of the visit's state. The component is drawn again only when that part changes. React can pause this drawing
 * for a key when the change was made in a transition. With `useSyncExternalStore` it could not.
 */
export function useVisitState<Part>(visit: Visit, read: (state: VisitState) => Part): Part {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const part = read(visit.state)
  useEffect(() => {
    const compare = () => {
      if (!Object.is(read(visit.state), part)) redraw()
    }
    // The state may have changed between the drawing and this effect.
    compare()
    return visit.subscribe(compare)
  })
  return part
}
