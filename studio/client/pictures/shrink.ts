// Makes a picture small enough to send.

/** Longest side in pixels. */
const LONGEST = 2400
/** Largest file in bytes: base64 adds a third, and the server accepts 1 MiB. */
const LARGEST = 760_000
const QUALITIES = [0.92, 0.85, 0.75]

/** Draws the picture on `canvas`, at most LONGEST pixels wide or high. Throws if the file is not a picture. */
export async function draw(file: Blob, canvas: HTMLCanvasElement, longest = LONGEST): Promise<void> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
}

/** The picture as a WebP file in base64 that the server accepts. Throws if it cannot be made small enough. */
export async function shrink(file: Blob, canvas: HTMLCanvasElement): Promise<string> {
  for (const longest of [LONGEST, LONGEST * 0.8, LONGEST * 0.6]) {
    await draw(file, canvas, longest)
    for (const quality of QUALITIES) {
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
      if (made && made.size <= LARGEST) return base64(made)
    }
  }
  throw new Error('This picture can’t be made small enough. Try a smaller file.')
}

function base64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(new Error('The file can’t be read.')))
    reader.readAsDataURL(file)
  })
}
