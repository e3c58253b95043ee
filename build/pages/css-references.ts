// Which custom properties and animations CSS declarations refer to.
import type { Declaration } from './stylesheet.ts'

/** Custom properties that `declarations` or style attributes use, directly or through other custom properties. */
export function usedProperties(declarations: readonly Declaration[], inAttributes: ReadonlySet<string>): Set<string> {
  const used = new Set(inAttributes)
  for (const declaration of declarations) {
    if (!isCustom(declaration)) for (const name of referencesIn(declaration.value)) used.add(name)
  }
  // A Set also visits the values that are added while it is read.
  for (const name of used) {
    for (const { property, value } of declarations) {
      if (property === name) for (const reference of referencesIn(value)) used.add(reference)
    }
  }
  return used
}

/** Whether the declaration is one of a custom property. */
export function isCustom({ property }: Declaration): boolean {
  return property.startsWith('--')
}

/** Names of the custom properties in `value`. */
export function referencesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
}

/** Whether one of `declarations` uses the animation `keyframes`. */
export function isAnimated(keyframes: string, declarations: readonly Declaration[]): boolean {
  return declarations.some(
    ({ property, value }) => property.startsWith('animation') && value.split(/[\s,]+/).includes(keyframes),
  )
}
