// The shapes of the clinic's mark (its symbol): two leaves and a berry. The logo, the browser icons and the share
// images use them.
export const MARK = {
  /** Width and height of the drawing; all other numbers are in the same units. */
  size: 40,
  stem: 'M19 38C8 33 4 24 6 13c9 3.5 14 12 13 25Z',
  leaf: 'M21 38c-1-13.5 3.5-22.5 13.5-27C37 22.5 32.5 33 21 38Z',
  berry: { cx: 20, cy: 7.5, r: 5.5 },
} as const
