// A carousel: three slides in view on wide screens, scroll snap for swipes, dots, Previous and Next.
// <site-carousel> makes the controls work (carousel.element.ts). Without scripts the slides scroll and the controls
// are hidden.
import { clsx } from 'clsx'
import { createContext, use, useId, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import type { Messages } from '../../schema/messages.ts'

interface CarouselState {
  /** Id of the list of slides, which the controls name in aria-controls. */
  railId: string
  names: readonly string[]
  words: Messages['words']
}

const CarouselContext = createContext<CarouselState | undefined>(undefined)

/** State of the carousel around this part. Throws if there is none. */
function useCarousel(part: string): CarouselState {
  const state = use(CarouselContext)
  if (!state) throw new Error(`<${part}> was used outside <Carousel>. Put it inside one.`)
  return state
}

interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  /** Names of the slides, which their dots say too. */
  names: readonly string[]
  words: Messages['words']
  children: ReactNode
}

export function Carousel({ label, names, words, children }: CarouselProps) {
  const railId = `${useId()}rail`
  return (
    <CarouselContext value={{ railId, names, words }}>
      <site-carousel class={styles.carousel} role="group" aria-roledescription={words.carousel} aria-label={label}>
        {children}
      </site-carousel>
    </CarouselContext>
  )
}

/** The scrolling row of slides. */
export function CarouselRail({ children }: { children: ReactNode }) {
  const { railId } = useCarousel('CarouselRail')
  return (
    <ul className={styles.rail} id={railId} data-rail>
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
  const { railId, names, words } = useCarousel('CarouselControls')
  const slideNumber = (number: number) =>
    words.slide.replace('{number}', String(number)).replace('{count}', String(names.length))
  return (
    <div className={clsx('cluster screen-only', styles.controls)} data-controls>
      <button
        type="button"
        className="icon-button"
        data-step="-1"
        aria-controls={railId}
        aria-label={words.previous}
        aria-disabled
      >
        <InterfaceIcon name="back" />
      </button>
      <div className={styles.dots}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className="icon-button"
            data-slide={index}
            aria-controls={railId}
            aria-label={`${slideNumber(index + 1)}: ${name}`}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
      <button type="button" className="icon-button" data-step="1" aria-controls={railId} aria-label={words.next}>
        <InterfaceIcon name="arrow" />
      </button>
      {/* <site-carousel> announces the selected slide here (ARIA Authoring Practices, Carousel). */}
      <output className="visually-hidden" />
    </div>
  )
}
