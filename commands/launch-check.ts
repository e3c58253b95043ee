// `npm run launch-check`: lists what blocks a launch, with file and line. Exits with code 1 while something does.
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'
import { blockers } from '../checks/launch/blockers.ts'
import { dayIn, report } from '../checks/launch/report.ts'

const site = await readSite(CONTENT_DIR)
const today = dayIn(site.clinic.timeZone, new Date())
const found = blockers(site, CONTENT_DIR, today)
console.log(report(found, today))
if (found.length > 0) process.exitCode = 1
