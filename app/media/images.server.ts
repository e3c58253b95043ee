// The register of pictures (content/images.yaml) and the sizes each is cut to.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { ImageView } from '../content/references.ts'
import { ENCODING } from './encoding.ts'

export const imageRegister = z.record(
  z.string(),
  z.strictObject({
    alt: z.string().min(10).max(220).describe('What the picture shows, for those who cannot see it'),
    focal: z
      .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
      .describe('Point to keep in sight when the picture is cropped, in % from left and top'),
    ground: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/, { error: 'Write the colour as #rrggbb.' })
      .describe('Colour shown while the picture loads, as #rrggbb'),
  }),
)

export type ImageRegister = z.output<typeof imageRegister>

/** Path of a picture's master. */
export function masterOf(contentDir: string, name: string): string {
  return join(contentDir, 'images', `${name}.webp`)
}

/** Names in the register whose master is not there. */
export function missingMasters(contentDir: string, register: ImageRegister): string[] {
  return Object.keys(register).filter((name) => !existsSync(masterOf(contentDir, name)))
}

/** Every registered picture with its measured size. Every master is there. */
export async function readImages(contentDir: string, register: ImageRegister): Promise<Map<string, ImageView>> {
  const views = await Promise.all(
    Object.entries(register).map(async ([name, { alt, focal, ground }]) => {
      const master = masterOf(contentDir, name)
      const { width, height } = await sharp(master).metadata()
      const hash = createHash('sha256')
        .update(readFileSync(master))
        .update(JSON.stringify(ENCODING))
        .digest('hex')
        .slice(0, 8)
      return [name, { stem: `${name}.${hash}`, alt, width, height, focal, ground: inThreeDigits(ground) }] as const
    }),
  )
  return new Map(views)
}

/** The nearest colour as #rgb: it is seen for a moment, and every page names one for each of its pictures. */
function inThreeDigits(colour: string): string {
  return colour.replace(/[0-9a-f]{2}/gi, (channel) => Math.round(Number.parseInt(channel, 16) / 17).toString(16))
}
