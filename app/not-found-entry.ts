// Entry of the script inlined into the static 404.html, which is not hydrated: logs the attempted path and reports the view.
import { reportView } from './analytics/report.ts'
import { beginBeforeReact } from './elements/before-react.ts'
import { limitTrust } from './elements/trusted-types.ts'
import { logNotFound } from './shell/not-found-log.ts'

limitTrust()
beginBeforeReact()
logNotFound(location.pathname)
const { insights } = (document.currentScript as HTMLScriptElement).dataset
if (insights) reportView(insights, location.pathname, location.search)
