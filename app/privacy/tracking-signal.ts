/** Global Privacy Control (globalprivacycontrol.org) is not in the types of TypeScript yet. */
type NavigatorWithSignal = Navigator & { globalPrivacyControl?: boolean }

/** Whether the browser sends Global Privacy Control or Do Not Track. The page then reports nothing at all. */
export function asksNotToBeTracked(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as NavigatorWithSignal
  return globalPrivacyControl === true || doNotTrack === '1'
}
