// <start-bar>: hides the bar while the form to which it leads is in view.

export class StartBarElement extends HTMLElement {
  connectedCallback(): void {
    // A strip of the form under the header, or at the end of the window, is no form to fill out yet.
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting } of changes) this.toggleAttribute('data-hidden', isIntersecting)
      },
      { rootMargin: '-25% 0px' },
    )
    const form = document.querySelector('[data-island]')
    if (form) observer.observe(form)
  }
}
