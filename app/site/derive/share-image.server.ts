// The address of a page's share image (Open Graph, Twitter) and what the image shows.
import { MEDIA } from '../../paths.ts'
import type { Tone } from '../../schema/fields.ts'
import type { Page } from '../../sections/page-schema.ts'
import type { ImageView } from '../../schema/picture.ts'
import type { RichText } from '../../schema/rich-text.ts'
import { tokenColour } from '../../styles/read-tokens.ts'
import { contentHash } from '../../media/content-hash.server.ts'
import { markElement } from '../../media/mark.server.ts'
import type { Site } from '../read/site.ts'

/**
 * Increase this number when pipeline/media/share-image.ts renders the same content differently: all addresses change.
 */
const DESIGN_VERSION = 5

type SharedPage = Pick<Page, 'path' | 'name' | 'seo' | 'sections'>
type SharedSite = Pick<Site, 'clinic' | 'brand'>

/** In the picture, in px. */
const MARK_PLACE = { x: 68, y: 56, size: 52 }

/** Everything that a share image shows. */
export interface ShareImage {
  clinicName: string
  headline: RichText
  /** Colours as #rrggbb. */
  colours: { background: string; text: string; mark: string }
  /** The clinic's mark as an SVG element. */
  mark: string
  picture: ImageView
}

/** What the share image of a page shows. */
export function shareImage(
  { name, seo, sections: [first] }: SharedPage,
  { clinic, brand: { palette, mark } }: SharedSite,
): ShareImage {
  const tone: Tone = first?.tone ?? 'page'
  return {
    clinicName: clinic.name,
    headline: first && 'title' in first && first.title ? first.title : name,
    colours: {
      background: tokenColour(palette, tone, '--background'),
      text: tokenColour(palette, tone, '--text'),
      mark: tokenColour(palette, tone, '--mark'),
    },
    mark: markElement(mark, palette, tone, MARK_PLACE),
    picture: seo.ogImage,
  }
}

/** Address of the share image of `page`, with a hash of everything that the image shows. */
export function shareAddress(page: SharedPage, site: SharedSite): string {
  const { picture, ...rest } = shareImage(page, site)
  const hash = contentHash(JSON.stringify([DESIGN_VERSION, rest, picture.stem, picture.focal]))
  return `${MEDIA}share-${page.path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
}
