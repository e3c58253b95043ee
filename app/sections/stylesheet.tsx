// The link to the whole stylesheet, below what a visitor sees first.

/**
 * Browsers paint what is above such a link without waiting for it, and hold back what is below. The head has the
 * styles
 * of the first section. The build adds them and the address of this link, because only the finished client build
 * knows
 * both (build/pages). In `npm run dev` the head has all styles.
 */
export function Stylesheet() {
  return import.meta.env.DEV ? null : <link rel="stylesheet" data-site-styles="" />
}
