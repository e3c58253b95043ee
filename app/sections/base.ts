// What every section has: a kind, a ground, and an anchor where something links to it.
import { z } from 'zod'
import { anchor, ground } from '../content/fields.ts'

/** Schema of one kind of section: `type` names its folder, `shape` holds what only this kind has. */
export const section = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id: anchor.optional(), ground, ...shape })
