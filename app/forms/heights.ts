// The room that a page keeps for its form, so that nothing moves when the form appears.
import type { CSSProperties } from 'react'
import type { FormHeights } from '../content/schema/references.ts'

/** Letters of the usual size, in px. Heights grow with the letters that a visitor has chosen. */
const REM = 16

/** Styles of an element around a form. Without heights the form gets a height that suits most first pages. */
export function roomFor({ heights }: { heights?: FormHeights }): CSSProperties | undefined {
  if (!heights) return undefined
  const { smallPhone, phone, wide } = heights
  return {
    '--form-small-phone': `${smallPhone / REM}rem`,
    '--form-phone': `${phone / REM}rem`,
    '--form-wide': `${wide / REM}rem`,
  } as CSSProperties
}
