import type { FaqItem } from '../../schema/content-shapes.ts'

interface Group {
  label: string
  items: FaqItem[]
}

type Groups = Partial<Record<'general' | 'treatment' | 'payment', Group | undefined>>

/** The groups that a section has, in the order of its tabs. */
export function groupsOf({ general, treatment, payment }: Groups): Group[] {
  return [general, treatment, payment].filter((group) => group !== undefined)
}
