// The names of the drawings, and how many parts of each one the author explains. schema.ts runs without Vite too, so
// it cannot import the drawings, which are TSX.
export const partsOf = {
  acne: 3,
  arteries: 3,
  foreskin: 4,
  hair: 2,
  iron: 3,
  jaw: 4,
  migraine: 4,
  prevention: 3,
  screening: 4,
  sweat: 3,
  testosterone: 4,
  urinary: 4,
  'vitamin-c': 3,
  weight: 3,
} as const

export type DrawingName = keyof typeof partsOf
