// The pictures that content may use (content/images.yaml).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ImageView } from '../schema/picture.ts'
import { contentHash } from './content-hash.server.ts'
import { ENCODING, MIN_WIDTH, TALL } from '../schema/picture-files.ts'
import { webpHeader, type WebpHeader } from './webp-header.server.ts'

export const imagesSchema = z
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

export type ImageRegister = z.output<typeof imagesSchema>

/** Path of a picture's master: the file that the build makes all sizes from. */
export function masterOf(contentDir: string, name: string): string {
  return join(contentDir, 'images', `${name}.webp`)
}

/** Names in the register that have no master. `files` are the names of the files in the content folder. */
export function missingMasters(register: ImageRegister, files: ReadonlySet<string>): string[] {
  return Object.keys(register).filter((name) => !files.has(`images/${name}.webp`))
}

export interface BrokenMaster {
  name: string
  /** What is wrong with it, and what to do, to follow the name of its file. */
  message: string
}

/**
 * Every picture of the register with the size of its master, and the masters that the site can't use. Every master
 * must exist.
 */
export function readImages(
  contentDir: string,
  register: ImageRegister,
): { views: ReadonlyMap<string, ImageView>; broken: readonly BrokenMaster[] } {
  const views = new Map<string, ImageView>()
  const broken: BrokenMaster[] = []
  for (const [name, { alt, focal, colour }] of Object.entries(register)) {
    const master = readFileSync(masterOf(contentDir, name))
    const header = webpHeader(master)
    const message = masterProblem(header)
    // The address of a picture changes with its master and with how its files are made.
    const stem = `${name}.${contentHash(master, JSON.stringify([ENCODING, TALL, focal]))}`
    if (message || !header) broken.push({ name, message })
    else {
      const { width, height } = header
      views.set(name, { stem, alt, width, height, focal, colour: shortColour(colour) })
    }
  }
  return { views, broken }
}

/** Empty if nothing is wrong, as with the masters that the studio makes (pipeline/media/master-picture.ts). */
function masterProblem(header: WebpHeader | undefined): string {
  if (!header) return 'is not a whole WebP picture. Copy it again from where it comes from.'
  const { width, isTransparent, moves } = header
  if (moves) return 'moves. Use a picture that stands still.'
  if (isTransparent) return 'is transparent in places. Save it with a background.'
  return width < MIN_WIDTH ? `is ${width} px wide. Use a picture at least ${MIN_WIDTH} px wide.` : ''
}

/**
 * The nearest colour of the form #rgb, whose channels are multiples of 17. It makes the HTML smaller. Visitors see
 * the colour only while the picture loads.
 */
function shortColour(colour: string): string {
  return colour.replace(/[0-9a-f]{2}/gi, (channel) => Math.round(Number.parseInt(channel, 16) / 17).toString(16))
}
