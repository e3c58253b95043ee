// Finds what an author names in a field, such as a picture or a form.
import { z } from 'zod'
import { nearest } from './nearest.ts'

/** The value with this name; reports a problem to `ctx` when there is none. */
export function lookUp<T>(
  values: ReadonlyMap<string, T>,
  name: string,
  kind: string,
  listedIn: string,
  ctx: z.RefinementCtx,
): T {
  const found = values.get(name)
  if (found !== undefined) return found
  ctx.addIssue({
    code: 'custom',
    message: `No ${kind} is named "${name}".${nearest(name, values.keys())} They are listed in ${listedIn}.`,
  })
  return z.NEVER
}
