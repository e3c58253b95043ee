// Whether a step back in history stays on this site.

interface Visit {
  document: Pick<Document, 'referrer'>
  history: Pick<History, 'length' | 'state'>
  location: Pick<Location, 'origin'>
  navigation?: Pick<Navigation, 'canGoBack'>
}

/** Asks the Navigation API, which knows only entries of this site; older browsers are asked for a place in the router's history or a referrer from here. */
export function hasEarlierPage({ document, history, location, navigation }: Visit): boolean {
  if (navigation) return navigation.canGoBack
  if (history.length < 2) return false
  const state: unknown = history.state
  const routed = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
  return routed || (URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin)
}
