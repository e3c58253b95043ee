// <slide-rail>: moves a carousel by its buttons, dots and arrow keys, and follows a swipe.
// A custom element, since the carousel must work before React has arrived and after it has failed.

export class SlideRail extends HTMLElement {
  #selected = 0
  /** While the rail scrolls to a chosen slide, its position says nothing about the choice. */
  #moving = false

  connectedCallback(): void {
    this.addEventListener('click', (event) => this.#press((event.target as Element).closest('button')))
    this.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!step) return
      event.preventDefault()
      this.#go(this.#selected + step)
    })
    // Scroll events do not bubble, so they are caught on their way down.
    this.addEventListener('scroll', () => this.#follow(), { capture: true, passive: true })
    this.addEventListener('scrollend', () => (this.#moving = false), { capture: true })
  }

  get #rail(): HTMLElement | null {
    return this.querySelector('[data-rail]')
  }

  get #slides(): HTMLElement[] {
    return [...(this.#rail?.children ?? [])] as HTMLElement[]
  }

  #press(button: HTMLButtonElement | null): void {
    if (button?.dataset['step']) this.#go(this.#selected + Number(button.dataset['step']))
    else if (button?.dataset['slide']) this.#go(Number(button.dataset['slide']))
  }

  #go(index: number): void {
    const slides = this.#slides
    const slide = slides[index]
    const rail = this.#rail
    if (!slide || !rail) return
    this.#show(index)
    const left = Math.min(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0), rail.scrollWidth - rail.clientWidth)
    if (Math.abs(left - rail.scrollLeft) < 1) return
    this.#moving = true
    rail.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  }

  #follow(): void {
    const rail = this.#rail
    if (!rail || this.#moving) return
    const slides = this.#slides
    const start = slides[0]?.offsetLeft ?? 0
    const distance = (slide: HTMLElement) => Math.abs(slide.offsetLeft - start - rail.scrollLeft)
    const atEnd = rail.scrollLeft > 0 && rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 2
    this.#show(atEnd ? slides.length - 1 : slides.reduce((best, slide, index) => (distance(slide) < distance(slides[best] ?? slide) ? index : best), 0))
  }

  #show(index: number): void {
    this.#selected = index
    const last = this.#slides.length - 1
    this.#slides.forEach((slide, each) => slide.toggleAttribute('data-selected', each === index))
    for (const dot of this.querySelectorAll<HTMLElement>('[data-slide]')) {
      if (Number(dot.dataset['slide']) === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      button.disabled = button.dataset['step'] === '-1' ? index === 0 : index === last
    }
  }
}
