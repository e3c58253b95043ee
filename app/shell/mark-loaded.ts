/**
 * Marks the document when it has loaded, which is after this script. From then on, pictures below the window may load
 * (app/ui/picture).
 */
export function markLoaded(): void {
  addEventListener('load', () => document.documentElement.toggleAttribute('data-loaded', true))
}
