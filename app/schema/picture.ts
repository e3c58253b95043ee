/** A picture as a component needs it; sizes in px, focal point in % from left and top. */
export interface ImageView {
  /** File stem under /media, with the hash of the master file: `tmj.3fa2c1`. */
  stem: string
  alt: string
  width: number
  height: number
  focal: readonly [number, number]
  /** Colour of the picture while the picture loads. */
  colour: string
}

/** A drawing as a component needs it. */
export interface DrawingView {
  /** How many parts a page explains. */
  parts: number
  /** Parts, from 1, whose names have a figure that the drawing shows. */
  figures: readonly number[]
  /** One for each part, or one for all. `shapes` is SVG: `{name 1}` is a part's name, `{part 1}` its figure. */
  panels: readonly { viewBox: string; shapes: string }[]
}
