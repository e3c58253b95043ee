// A carousel of slides: three per view on wide screens, swipe by scroll snap, dots, Previous and Next.
// The <slide-rail> element (app/elements) moves it before, after and without React; without scripts it scrolls.
import { createContext, use, useId, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { Glyph } from './glyph.tsx'

interface CarouselState {
  id: string
  label: string
  count: number
}

const CarouselContext = createContext<CarouselState | undefined>(undefined)

/** State of the carousel around a part. Throws a developer error outside one (spec, section 8). */
function useCarousel(part: string): CarouselState {
  const state = use(CarouselContext)
  if (!state) throw new Error(`<${part}> must stand inside <Carousel>: it has no carousel to belong to here.`)
  return state
}

interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  count: number
  children: ReactNode
}

export function Carousel({ label, count, children }: CarouselProps) {
  const id = useId()
  return (
    <CarouselContext value={{ id, label, count }}>
      <slide-rail class={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
        {children}
      </slide-rail>
    </CarouselContext>
  )
}

/** The rail that the slides stand on. */
export function CarouselRail({ children }: { children: ReactNode }) {
  const { id, label } = useCarousel('CarouselRail')
  return (
    <ul className={styles.rail} id={`${id}rail`} tabIndex={0} aria-label={label} data-rail>
      {children}
    </ul>
  )
}

export function CarouselSlide({ children }: { children: ReactNode }) {
  useCarousel('CarouselSlide')
  return <li className={styles.slide}>{children}</li>
}

/** Previous, dots and Next. */
export function CarouselControls() {
  const { id, count } = useCarousel('CarouselControls')
  return (
    <div className={styles.controls} data-controls>
      <button
        type="button"
        data-step="-1"
        aria-controls={`${id}rail`}
        aria-label="Previous"
        disabled
        suppressHydrationWarning
      >
        <Glyph name="back" />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            data-slide={index}
            aria-controls={`${id}rail`}
            aria-label={`Slide ${index + 1} of ${count}`}
            aria-current={index === 0 ? 'true' : undefined}
            suppressHydrationWarning
          />
        ))}
      </div>
      <button type="button" data-step="1" aria-controls={`${id}rail`} aria-label="Next" suppressHydrationWarning>
        <Glyph name="arrow" />
      </button>
      {/* Says where a press has led, for those who don't see it (ARIA Authoring Practices, Carousel). */}
      <output className="visually-hidden" suppressHydrationWarning />
    </div>
  )
}
