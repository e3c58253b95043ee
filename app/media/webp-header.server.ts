// What the first bytes of a WebP say. A decoder would need 200 MB for all pictures.
// https://developers.google.com/speed/webp/docs/riff_container

export interface WebpHeader {
  /** In px. */
  width: number
  height: number
  isTransparent: boolean
  /** Whether it has several frames. */
  moves: boolean
}

const ALPHA = 0x10
const ANIMATION = 0x02

/** Undefined for a file that is not WebP, or that is cut off. */
export function webpHeader(file: Buffer): WebpHeader | undefined {
  // The size that the file names does not count the first 8 bytes.
  if (file.length < 30 || file.readUInt32LE(4) + 8 > file.length) return undefined
  switch (file.toString('latin1', 8, 16)) {
    case 'WEBPVP8 ': {
      const [width, height] = [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]
      return { width, height, isTransparent: false, moves: false }
    }
    case 'WEBPVP8L': {
      const bits = file.readUInt32LE(21)
      const [width, height] = [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
      return { width, height, isTransparent: ((bits >> 28) & 1) === 1, moves: false }
    }
    case 'WEBPVP8X': {
      const [width, height] = [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
      const flags = file.readUInt8(20)
      return { width, height, isTransparent: (flags & ALPHA) > 0, moves: (flags & ANIMATION) > 0 }
    }
    default:
      return undefined
  }
}
