import type { FieldPath } from '../../protocol.ts'
import type { Schema } from '../../schema/schema.ts'

/** What every control of the form receives. */
export interface FieldProps {
  schema: Schema
  value: unknown
  path: FieldPath
  label: string
  isRequired: boolean
  /** True where the part around the field already shows its name: a group has no frame, a text no visible label. */
  isBare?: boolean | undefined
}
