/** A picture as a component needs it; sizes in px, focal point in % from left and top. */
export interface ImageView {
  /** File stem under /media, with the hash of the master file: `tmj.3fa2c1`. */
  stem: string
  alt: string
  width: number
  height: number
  focal: readonly [number, number]
  /** Colour of the plate while the picture loads. */
  ground: string
}
