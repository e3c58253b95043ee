// The local server of `npm run load` in a process of its own, so that its memory can be told from its clients'. Says its origin, then its memory in bytes whenever it is asked.
import { startSiteServer } from '../hosting/server/server.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'

const { origin } = await startSiteServer({ root: process.argv[2] ?? '', hostingFile: HOSTING_FILE, port: 0 })
process.on('message', () => process.send?.(process.memoryUsage().rss))
process.send?.(origin)
