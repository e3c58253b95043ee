// Prints every problem of the content below a folder as JSON. Handing over runs it as a process of its own: the studio
// still answers meanwhile, and needs no memory for a second site.
import { SiteCheck } from './check.ts'
import { LiveSite } from './live-site.ts'

const live = new LiveSite(process.argv[2] ?? '.')
live.show([])
console.log(JSON.stringify(new SiteCheck(live).problems()))
