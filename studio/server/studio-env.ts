// What a request brings along. Whoever admits it says so (key.ts).
import type { HttpBindings } from '@hono/node-server'
import type { Person } from './hosted/people.ts'
import type { Studio } from './studio.ts'

export interface StudioEnv {
  Bindings: HttpBindings
  Variables: {
    studio: Studio
    /** Who has signed in, on a server. */
    person?: Person | undefined
    /** What the studio's own page sends with each request for files. */
    pageKey: string
  }
}
