// The plate: a picture that fills its frame, cropped around its focal point. A plain colour shows while it loads.
import type { CSSProperties } from 'react'
import type { ImageView } from '../content/references.ts'
import { fallbackWidth, imageUrl, widthsFor } from '../media/encoding.ts'
import styles from './plate.module.css'

interface PlateProps {
  image: ImageView
  /** The `sizes` attribute: how wide the picture is at each window width. */
  sizes: string
  /** Another crop for windows narrower than 768 px. */
  tall?: ImageView | undefined
  /** Loads at once, before other pictures. For pictures in the first view only. */
  priority?: boolean
  /** Adds nothing to the text beside it, so it has no alternative text. */
  decorative?: boolean
  className?: string | undefined
}

export function Plate({ image, sizes, tall, priority = false, decorative = false, className }: PlateProps) {
  const [x, y] = image.focal
  const style = { '--plate': image.ground, '--focal': `${x}% ${y}%` } as CSSProperties
  const loading = priority
    ? { fetchPriority: 'high' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const }
  return (
    <div className={className ? `${styles.plate} ${className}` : styles.plate} style={style}>
      <picture>
        {tall && <source media="(max-width: 767px)" type="image/avif" srcSet={srcSet(tall)} sizes="100vw" />}
        {tall && <source media="(max-width: 767px)" srcSet={fallback(tall)} />}
        <source type="image/avif" srcSet={srcSet(image)} sizes={sizes} />
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

function srcSet(image: ImageView): string {
  return widthsFor(image.width)
    .map((width) => `${imageUrl(image.stem, width, 'avif')} ${width}w`)
    .join(', ')
}

/** One WebP file for the few browsers without AVIF. More widths for them would make every page larger. */
function fallback(image: ImageView): string {
  return imageUrl(image.stem, fallbackWidth(image.width), 'webp')
}
