/** Marks the document once it has loaded. From then on, pictures below the window may load (app/ui/plate). */
export function markLoaded(): void {
  const mark = () => document.documentElement.toggleAttribute('data-loaded', true)
  if (document.readyState === 'complete') mark()
  else addEventListener('load', mark)
}
