import type { FieldPath } from '../../protocol.ts'
import type { Schema } from './schema.ts'

/** What every control of the form receives. */
export interface FieldProps {
  schema: Schema
  value: unknown
  path: FieldPath
  label: string
  isRequired: boolean
  /** True for a group without a frame, because a folded part around it already has its name. */
  isBare?: boolean
}
