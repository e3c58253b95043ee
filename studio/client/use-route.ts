// Follows the address after #, and asks before it leaves a file that is not saved. Browsers without the Navigation
// API do not ask; the draft stays.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileList } from '../protocol.ts'
import { readRoute, type Route } from './route.ts'

interface RouteAndGuard {
  route: Route | undefined
  /** Where somebody wants to go while something is not saved. */
  wanted: string | undefined
  go: () => void
  stay: () => void
  /** Tells whether leaving needs a question. */
  guard: (isChanged: boolean) => void
}

/** Without a route in the address, the first file of the list is opened. */
export function useRoute(list: FileList | undefined): RouteAndGuard {
  const [hash, setHash] = useState(location.hash)
  const [wanted, setWanted] = useState<string>()
  const isGuarded = useRef(false)
  const first = list?.files[0]?.name
  const route = readRoute(hash) ?? (first ? { file: first } : undefined)

  useEffect(() => {
    const follow = () => setHash(location.hash)
    const ask = (event: NavigateEvent) => {
      const next = new URL(event.destination.url).hash
      if (!isGuarded.current || !event.hashChange || !event.cancelable) return
      if (readRoute(next)?.file === (readRoute(location.hash)?.file ?? first)) return
      event.preventDefault()
      setWanted(next)
    }
    const askToClose = (event: BeforeUnloadEvent) => isGuarded.current && event.preventDefault()
    addEventListener('hashchange', follow)
    addEventListener('beforeunload', askToClose)
    const navigation = 'navigation' in globalThis ? globalThis.navigation : undefined
    navigation?.addEventListener('navigate', ask)
    return () => {
      removeEventListener('hashchange', follow)
      removeEventListener('beforeunload', askToClose)
      navigation?.removeEventListener('navigate', ask)
    }
  }, [first])

  const guard = useCallback((isChanged: boolean) => {
    isGuarded.current = isChanged
  }, [])
  const go = () => {
    isGuarded.current = false
    if (wanted !== undefined) location.hash = wanted
    setWanted(undefined)
  }
  return { route, wanted, go, stay: () => setWanted(undefined), guard }
}
