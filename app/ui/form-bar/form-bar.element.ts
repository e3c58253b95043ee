// <form-bar>: shows the bar while nothing in view competes with it: another link to the form, the form, the first
// link of the page, which may lead elsewhere, or emergency advice.
const FIRST_LINK = 'main > :first-child a:not(nav *)'

export class FormBarElement extends HTMLElement {
  connectedCallback(): void {
    const href = this.querySelector('a')?.getAttribute('href')
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      this.toggleAttribute('data-shown', inView.size === 0)
    })
    const competing = document.querySelectorAll(`main a[href="${href}"], [data-urgent], [data-island], footer`)
    const first = document.querySelector(FIRST_LINK)
    for (const each of first ? [first, ...competing] : competing) if (!this.contains(each)) observer.observe(each)
  }
}
