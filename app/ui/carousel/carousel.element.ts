// <site-carousel>: moves a carousel with its buttons, dots and arrow keys, and follows swipes.

/** How far each key moves the selection. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export class SiteCarousel extends HTMLElement {
  #selected = 0
  /** True while the rail scrolls to a chosen slide. Slides that it passes must not be selected. */
  #isMoving = false

  constructor() {
    super()
    this.addEventListener('click', (event) => this.#onClick(event))
    this.addEventListener('keydown', (event) => this.#onKeydown(event))
    // Scroll events do not bubble, so this element listens in the capture phase.
    this.addEventListener('scroll', () => this.#onScroll(), true)
    this.addEventListener('scrollend', () => this.#onScrollEnd(), true)
  }

  #onClick(event: MouseEvent): void {
    const { slide, step } = (event.target as Element).closest('button')?.dataset ?? {}
    if (slide) this.#moveTo(Number(slide))
    else if (step) this.#moveTo(this.#selected + Number(step))
  }

  #onKeydown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    this.#moveTo(this.#selected + step)
  }

  /** Selects the slide that a swipe has reached. It is not announced: screen readers read the slide itself. */
  #onScroll(): void {
    if (this.#isMoving) return
    const rail = this.#rail()
    const { scrollLeft } = rail
    const positions = slidePositions(rail)
    const distances = positions.map((position) => Math.abs(position - scrollLeft))
    // At the end of the rail the last slides are in view together. Browsers may stop up to 2 px before the end.
    const isAtEnd = scrollLeft > 0 && scrollLeft >= maxScroll(rail) - 2
    this.#selectSlide(isAtEnd ? positions.length - 1 : distances.indexOf(Math.min(...distances)))
  }

  #onScrollEnd(): void {
    this.#isMoving = false
  }

  /** Selects, announces and scrolls to the slide at `index`. Does nothing when there is no such slide. */
  #moveTo(index: number): void {
    const rail = this.#rail()
    const position = slidePositions(rail)[index]
    if (position === undefined) return
    const left = Math.min(position, maxScroll(rail))
    const isAlreadyThere = Math.abs(left - rail.scrollLeft) < 1
    this.#selectSlide(index)
    this.#announce(index)
    if (isAlreadyThere) return
    this.#isMoving = true
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    rail.scrollTo({ left, behavior: reducedMotion ? 'instant' : 'smooth' })
  }

  /** Marks the slide and its dot as current. Disables Previous at the first slide and Next at the last. */
  #selectSlide(index: number): void {
    this.#selected = index
    const slides = [...this.#rail().children]
    slides.forEach((slide, position) => slide.toggleAttribute('data-selected', position === index))
    for (const button of this.querySelectorAll('button')) {
      const { slide, step } = button.dataset
      if (step) button.disabled = !slides[index + Number(step)]
      else if (Number(slide) === index) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }

  /** Tells screen readers which slide was chosen, with the label of its dot: "Slide 2 of 3". */
  #announce(index: number): void {
    const output = this.querySelector('output')
    if (output) output.textContent = this.querySelector(`[data-slide="${index}"]`)?.ariaLabel ?? ''
  }

  #rail(): HTMLElement {
    return this.querySelector('[data-rail]') as HTMLElement
  }
}

/** The `scrollLeft` at which each slide is at the start of the rail, in px. The first is 0. */
function slidePositions(rail: HTMLElement): number[] {
  const slides = [...rail.children] as HTMLElement[]
  const start = slides[0]?.offsetLeft ?? 0
  return slides.map((slide) => slide.offsetLeft - start)
}

/** The greatest `scrollLeft` that the rail can have, in px. */
function maxScroll(rail: HTMLElement): number {
  return rail.scrollWidth - rail.clientWidth
}
