// Shows the bar with the way to the form while no other way to the form, and no emergency advice, is in sight.
// app/ui/form-bar/form-bar.tsx renders it. If the script fails to load, the bar stays hidden.

export function showFormBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-form-bar]')
  const href = bar?.querySelector('a')?.getAttribute('href')
  if (!bar || !href) return
  const inSight = new Set<Element>()
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    bar.toggleAttribute('data-shown', inSight.size === 0)
  })
  const others = document.querySelectorAll(`main a[href="${href}"], [data-urgent], [data-island], footer`)
  for (const each of others) if (!bar.contains(each)) observer.observe(each)
}
