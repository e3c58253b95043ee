// <form-bar>: shows the bar while no other link to the form, and no emergency advice, is in view.

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
    for (const each of competing) if (!this.contains(each)) observer.observe(each)
  }
}
