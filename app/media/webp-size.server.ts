// The size of a WebP picture, from the first bytes of its file. A decoder would need 200 MB for all pictures.
// https://developers.google.com/speed/webp/docs/riff_container

/** Width and height in px. Undefined for a file that is not WebP, or that is cut off. */
export function webpSize(file: Buffer): { width: number; height: number } | undefined {
  // The size that the file names does not count the first 8 bytes.
  if (file.length < 30 || file.readUInt32LE(4) + 8 > file.length) return undefined
  switch (file.toString('latin1', 8, 16)) {
    case 'WEBPVP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    case 'WEBPVP8L': {
      const bits = file.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'WEBPVP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
