// <slide-rail>: moves a carousel by its buttons, dots and arrow keys, and follows a swipe.
// A custom element, since the carousel must work before React has arrived and after it has failed.

export class SlideRail extends HTMLElement {
  #selected = 0
  /** While the rail scrolls to a chosen slide, its position says nothing about the choice. */
  #moving = false

  connectedCallback(): void {
    // Scroll events do not bubble, so they are caught on their way down.
    for (const type of ['click', 'keydown', 'scroll', 'scrollend']) this.addEventListener(type, this, true)
  }

  handleEvent(event: Event): void {
    const rail = this.querySelector('[data-rail]') as HTMLElement
    const slides = [...rail.children] as HTMLElement[]
    const places = slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0))
    const { scrollLeft } = rail
    const end = rail.scrollWidth - rail.clientWidth

    if (event.type === 'scrollend') this.#moving = false
    else if (event.type === 'scroll') {
      const distances = places.map((place) => Math.abs(place - scrollLeft))
      const nearest = distances.indexOf(Math.min(...distances))
      if (!this.#moving) this.#show(scrollLeft > 0 && scrollLeft >= end - 2 ? slides.length - 1 : nearest, slides)
    } else {
      const to = this.#chosenBy(event)
      const place = places[to]
      if (place === undefined) return
      this.#show(to, slides)
      this.#say(to)
      const left = Math.min(place, end)
      if (Math.abs(left - scrollLeft) < 1) return
      this.#moving = true
      rail.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    }
  }

  /** Index of the slide that a press or key asks for; NaN, or that of none, where it asks for nothing. */
  #chosenBy(event: Event): number {
    const { key } = event as KeyboardEvent
    const turn = key ? { ArrowRight: 1, ArrowLeft: -1 }[key] : undefined
    if (turn) event.preventDefault()
    const { step, slide } = (!key && (event.target as Element).closest('button')?.dataset) || {}
    return slide ? Number(slide) : this.#selected + Number(turn ?? step)
  }

  /** A swipe says nothing: who swipes sees the slides, or has them read. */
  #say(index: number): void {
    const said = this.querySelector('output')
    if (said) said.textContent = this.querySelector(`[data-slide="${index}"]`)?.ariaLabel ?? ''
  }

  #show(index: number, slides: readonly HTMLElement[]): void {
    this.#selected = index
    slides.forEach((slide, each) => slide.toggleAttribute('data-selected', each === index))
    for (const button of this.querySelectorAll('button')) {
      const { slide, step } = button.dataset
      if (step) button.disabled = !slides[index + Number(step)]
      else if (Number(slide) === index) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }
}
