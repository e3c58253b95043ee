// The link to the whole stylesheet, below what a visitor sees first.

/**
 * Browsers paint what is above such a link without waiting for it, and hold back what is below. The head holds the styles of
 * the first section (build/finish). The build writes the address, because only the finished client build knows it.
 * `npm run dev` has its styles in the head.
 */
export function Stylesheet() {
  return import.meta.env.DEV ? null : <link rel="stylesheet" data-site-styles="" />
}
