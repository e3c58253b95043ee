// <site-carousel>: moves a carousel with its buttons, dots and arrow keys, and follows swipes.
import { hasModifier } from '../modifier-keys.ts'
import { readingDirection } from '../reading-direction.ts'

/** How far each key moves the selection. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Longest time that a rail needs to scroll to a chosen slide, in ms. */
const LONGEST_MOVE_MS = 1_000

export class CarouselElement extends HTMLElement {
  #selected = 0
  /**
   * Where a chosen slide is, and until when the rail may scroll there. Slides that it passes must not be selected.
   * No event ends this: Safari has no `scrollend`, and a rail that is interrupted never arrives.
   */
  #goal: { distance: number; until: number } | undefined

  constructor() {
    super()
    this.addEventListener('click', (event) => this.#onClick(event))
    this.addEventListener('keydown', (event) => this.#onKeydown(event))
    // Scroll events do not bubble, so this element listens in the capture phase.
    this.addEventListener('scroll', () => this.#onScroll(), true)
    for (const type of ['pointerdown', 'wheel']) {
      this.addEventListener(type, (event) => this.#onGesture(event), { passive: true })
    }
  }

  #onClick(event: MouseEvent): void {
    const { slide, step } = (event.target as Element).closest('button')?.dataset ?? {}
    if (slide) this.#moveTo(Number(slide))
    else if (step) this.#moveTo(this.#selected + Number(step))
  }

  #onKeydown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step || hasModifier(event)) return
    if (this.#moveTo(this.#selected + step * readingDirection(this))) event.preventDefault()
  }

  /** Selects the slide that a swipe has reached. It is not announced: screen readers read the slide itself. */
  #onScroll(): void {
    const rail = this.#rail()
    // Negative in text from right to left.
    const distance = Math.abs(rail.scrollLeft)
    const goal = this.#goal
    if (goal && (Math.abs(goal.distance - distance) < 2 || performance.now() < goal.until)) return
    const differences = slideDistances(rail).map((each) => Math.abs(each - distance))
    // At the end of the rail the last slides are in view together. Browsers may stop up to 2 px before the end.
    const isAtEnd = distance > 0 && distance >= maxScroll(rail) - 2
    this.#selectSlide(isAtEnd ? differences.length - 1 : differences.indexOf(Math.min(...differences)))
  }

  /** A gesture over the slides: from now on the visitor moves the rail. */
  #onGesture({ target }: Event): void {
    if (this.#rail().contains(target as Element)) this.#goal = undefined
  }

  /**
   * Selects, announces and scrolls to the slide at `index`. Does nothing and returns false if there is none, or all
   * are in view.
   */
  #moveTo(index: number): boolean {
    const rail = this.#rail()
    const slide = slideDistances(rail)[index]
    if (slide === undefined || maxScroll(rail) === 0) return false
    const distance = Math.min(slide, maxScroll(rail))
    this.#goal = { distance, until: performance.now() + LONGEST_MOVE_MS }
    this.#selectSlide(index)
    this.#announce(index)
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    rail.scrollTo({ left: distance * readingDirection(this), behavior: reducedMotion ? 'instant' : 'smooth' })
    // A swipe that was still moving the rail may have taken it elsewhere.
    setTimeout(() => this.#onScroll(), LONGEST_MOVE_MS)
    return true
  }

  /** Marks the slide and its dot as current. Previous at the first slide and Next at the last do nothing. */
  #selectSlide(index: number): void {
    this.#selected = index
    const slides = [...this.#rail().children]
    slides.forEach((slide, position) => slide.toggleAttribute('data-selected', position === index))
    for (const button of this.querySelectorAll('button')) {
      const { slide, step } = button.dataset
      // Not `disabled`: the button that was pressed would lose the focus, and the arrow keys would stop working.
      if (step) button.setAttribute('aria-disabled', String(!slides[index + Number(step)]))
      else if (Number(slide) === index) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }

  /** Tells screen readers which slide was chosen, with the label of its dot: "Slide 2 of 3: Tamoxifen". */
  #announce(index: number): void {
    const output = this.querySelector('output')
    const dot = this.querySelector(`[data-slide="${index}"]`)
    if (output) output.textContent = dot?.getAttribute('aria-label') ?? ''
  }

  #rail(): HTMLElement {
    return this.querySelector('[data-rail]') as HTMLElement
  }
}

/** How far each slide is from the first, in px. */
function slideDistances(rail: HTMLElement): number[] {
  const slides = [...rail.children] as HTMLElement[]
  const start = slides[0]?.offsetLeft ?? 0
  return slides.map((slide) => Math.abs(slide.offsetLeft - start))
}

/** The furthest that the rail can be scrolled, in px. */
function maxScroll(rail: HTMLElement): number {
  return rail.scrollWidth - rail.clientWidth
}
