import { useEffect, useReducer } from 'react'
import type { VisitState } from './state.ts'
import type { Visit } from './visit.ts'

/**
 * A part of the visit's state. The component is drawn again only when that part changes. If the visit makes the
 * change in a transition, React pauses the drawing when a key comes. `useSyncExternalStore` would draw to the end.
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
