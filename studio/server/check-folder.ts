// Prints every problem of the content below a folder as JSON. Handing over runs it as a separate process, so that the
// studio still answers meanwhile, and needs no memory for a second site.
import { SiteCheck } from './check.ts'
import { LiveSite } from './live-site.ts'

const live = new LiveSite(process.argv[2] ?? '.')
live.show([])
process.stdout.write(JSON.stringify(await new SiteCheck(live).problems()))
