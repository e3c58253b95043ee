// The JSON Schemas of files, each read once.
import { get } from './api.ts'
import type { Schema } from '../schema/schema.ts'

const schemas = new Map<string, Promise<Schema>>()

/** The schema of a kind of file. */
export function schemaOf(kind: string): Promise<Schema> {
  const known = schemas.get(kind)
  if (known) return known
  const asked = get('schema', kind)
  schemas.set(kind, asked)
  // The next file of this kind asks again.
  asked.catch(() => schemas.delete(kind))
  return asked
}
