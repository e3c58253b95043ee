// A picture that fills its frame, cropped around its focal point. A plain colour shows while it loads.
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { ImageView } from '../../schema/picture.ts'
import { fallbackWidth, imageUrl } from '../../schema/picture-files.ts'
import { sourcesFor, type Boxes } from './picture-sources.ts'
import styles from './picture.module.css'

interface PictureProps {
  image: ImageView
  /** The box that the picture covers, at each window width. */
  boxes: Boxes
  /** As wide as the window, until the section places it elsewhere in wider windows. */
  fullWidth?: boolean
  /** For pictures in the first view: loads before other pictures, and shows the shadow of leaves (docs/design.md). */
  priority?: boolean
  /** The picture adds nothing to the text beside it, so it gets no alternative text. */
  decorative?: boolean
  className?: string | undefined
}

export function Picture(props: PictureProps) {
  const { image, boxes, fullWidth = false, priority = false, decorative = false, className } = props
  const [x, y] = image.focal
  const size = { '--width': image.width, '--height': image.height }
  const style = { '--picture-colour': image.colour, '--focal': `${x}% ${y}%`, ...size } as CSSProperties
  const loading = priority
    ? { fetchPriority: 'high' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const }
  return (
    <div
      className={clsx(styles.picture, fullWidth && styles.fullWidth, priority ? styles.lit : styles.later, className)}
      style={style}
    >
      <picture>
        {sourcesFor(image, boxes).map((source) => (
          <source key={source.sizes} {...source} type="image/avif" />
        ))}
        <img
          src={fallback(image)}
          width={image.width}
          height={image.height}
          alt={decorative ? '' : image.alt}
          {...loading}
        />
      </picture>
    </div>
  )
}

/** One WebP file for the few browsers without AVIF. Offering them more widths would make every page larger. */
function fallback(image: ImageView): string {
  return imageUrl(image.stem, 'whole', fallbackWidth(image.width), 'webp')
}
