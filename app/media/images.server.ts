// The pictures that content may use (content/images.yaml).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ImageView } from '../schema/picture.ts'
import { contentHash } from './content-hash.server.ts'
import { ENCODING, TALL } from '../schema/picture-files.ts'
import { webpSize } from './webp-size.server.ts'

export const imageRegister = z
  .record(
    z.string(),
    z.strictObject({
      alt: z.string().min(10).max(220).meta({
        title: 'What the picture shows',
        description: 'For people who cannot see it',
      }),
      focal: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).meta({
        title: 'Focal point',
        description: 'Point that stays visible when the picture is cropped, in % from left and top',
        format: 'point',
      }),
      colour: z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/, { error: 'Write the colour as #rrggbb.' })
        .meta({ title: 'Colour', description: 'Colour shown while the picture loads, as #rrggbb', staff: false }),
    }),
  )
  .meta({ defines: 'pictures' })

export type ImageRegister = z.output<typeof imageRegister>

/** Path of a picture's master: the file that the build makes all sizes from. */
export function masterOf(contentDir: string, name: string): string {
  return join(contentDir, 'images', `${name}.webp`)
}

/** Names in the register that have no master. `files` are the names of the files in the content folder. */
export function missingMasters(register: ImageRegister, files: ReadonlySet<string>): string[] {
  return Object.keys(register).filter((name) => !files.has(`images/${name}.webp`))
}

/**
 * Every picture of the register with the size of its master, and the names of masters that are not whole WebP
 * pictures. Every master must exist.
 */
export function readImages(
  contentDir: string,
  register: ImageRegister,
): { views: ReadonlyMap<string, ImageView>; broken: readonly string[] } {
  const views = new Map<string, ImageView>()
  const broken: string[] = []
  for (const [name, { alt, focal, colour }] of Object.entries(register)) {
    const master = readFileSync(masterOf(contentDir, name))
    const size = webpSize(master)
    // The address of a picture changes with its master and with how its files are made.
    const stem = `${name}.${contentHash(master, JSON.stringify([ENCODING, TALL, focal]))}`
    if (size) views.set(name, { stem, alt, ...size, focal, colour: shortColour(colour) })
    else broken.push(name)
  }
  return { views, broken }
}

/**
 * The nearest colour of the form #rgb, whose channels are multiples of 17. It makes the HTML smaller. Visitors see
 * the colour only while the picture loads.
 */
function shortColour(colour: string): string {
  return colour.replace(/[0-9a-f]{2}/gi, (channel) => Math.round(Number.parseInt(channel, 16) / 17).toString(16))
}
