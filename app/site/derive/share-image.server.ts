// The address of a page's share image (Open Graph, Twitter) and what the image shows.
import type { Tone } from '../../schema/fields.ts'
import type { Page } from '../../sections/page-schema.ts'
import type { ImageView } from '../../schema/picture.ts'
import type { RichText } from '../../schema/rich-text.ts'
import { tokenColour } from '../../styles/read-tokens.ts'
import { contentHash } from '../../media/content-hash.server.ts'
import { markShapes } from '../../media/logo-mark.server.ts'

/**
 * Increase this number when pipeline/media/share-image.ts renders the same content differently: all addresses change.
 */
const DESIGN_VERSION = 5

type SharedPage = Pick<Page, 'path' | 'name' | 'seo' | 'sections'>

/** Everything that a share image shows. */
export interface ShareImage {
  clinicName: string
  headline: RichText
  /** Colours as #rrggbb. */
  colours: { background: string; text: string; mark: string }
  /** The clinic's mark as SVG elements. */
  mark: string
  picture: ImageView
}

/** What the share image of a page shows. */
export function shareImage({ name, seo, sections: [first] }: SharedPage, clinicName: string): ShareImage {
  const tone: Tone = first?.tone ?? 'cream'
  return {
    clinicName,
    headline: first && 'title' in first && first.title ? first.title : name,
    colours: {
      background: tokenColour(tone, '--background'),
      text: tokenColour(tone, '--text'),
      mark: tokenColour(tone, '--mark'),
    },
    mark: markShapes(tone),
    picture: seo.ogImage,
  }
}

/** Address of the share image of `page`, with a hash of everything that the image shows. */
export function shareAddress(page: SharedPage, clinicName: string): string {
  const { picture, ...rest } = shareImage(page, clinicName)
  const hash = contentHash(JSON.stringify([DESIGN_VERSION, rest, picture.stem, picture.focal]))
  return `/media/share-${page.path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
}
