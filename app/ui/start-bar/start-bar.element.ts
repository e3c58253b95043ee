// <start-bar>: hides the bar while the form to which it leads is in view.

export class StartBarElement extends HTMLElement {
  connectedCallback(): void {
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting } of changes) this.toggleAttribute('data-hidden', isIntersecting)
    })
    const form = document.querySelector('[data-island]')
    if (form) observer.observe(form)
  }
}
