// The local server as a process of its own, so that its memory can be measured.
// Sends its origin first, then its memory in bytes after each message.
import { serveSite } from './built-site.ts'

const { origin } = await serveSite(process.argv[2])
process.on('message', () => process.send?.(process.memoryUsage().rss))
process.send?.(origin)
