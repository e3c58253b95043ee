// The plate: a picture that fills its frame, cropped around its focal point, on its own ground while it loads.
import type { CSSProperties } from 'react'
import type { ImageView } from '../content/references.ts'
import { imageUrl, widthsFor, type ImageFormat } from '../media/encoding.ts'
import styles from './plate.module.css'

interface PlateProps {
  image: ImageView
  /** The `sizes` attribute: how wide the layout draws the picture. */
  sizes: string
  /** Another cut for phones (under 768 px). */
  tall?: ImageView | undefined
  /** Loads at once and first: the page's one hero picture. */
  priority?: boolean
  /** Says nothing that the text beside it does not say: silent for screen readers. */
  decorative?: boolean
  className?: string | undefined
}

export function Plate({ image, sizes, tall, priority = false, decorative = false, className = '' }: PlateProps) {
  const [x, y] = image.focal
  const style = { '--plate': image.ground, '--focal': `${x}% ${y}%` } as CSSProperties
  const loading = priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const }
  const fallbackWidth = Math.max(...widthsFor(Math.min(image.width, 1280)))
  return (
    <div className={`${styles.plate} ${className}`} style={style}>
      <picture>
        {tall && <source media="(max-width: 767px)" type="image/avif" srcSet={srcSet(tall, 'avif')} sizes="100vw" />}
        {tall && <source media="(max-width: 767px)" srcSet={srcSet(tall, 'webp')} sizes="100vw" />}
        <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
        <img
          src={imageUrl(image.stem, fallbackWidth, 'webp')}
          srcSet={srcSet(image, 'webp')}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={decorative ? '' : image.alt}
          {...loading}
        />
      </picture>
    </div>
  )
}

function srcSet(image: ImageView, format: ImageFormat): string {
  return widthsFor(image.width)
    .map((width) => `${imageUrl(image.stem, width, format)} ${width}w`)
    .join(', ')
}
