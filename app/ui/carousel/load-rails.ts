// Loads the code of carousels on pages that have one.

export function loadRails(): void {
  if (!document.querySelector('slide-rail')) return
  void import('./carousel.element.ts').then(({ SlideRail }) => customElements.define('slide-rail', SlideRail))
}
