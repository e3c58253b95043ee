// The link to the whole stylesheet, below what a visitor sees first.

/**
 * Browsers paint what is above this link without waiting for the stylesheet, but not what is below it. The head of
 * the built page has the styles of the first section. The build adds those styles and the address of this link
 * (pipeline/pages), because only the finished client build knows both. In `npm run dev` the head has all styles.
 */
export function Stylesheet() {
  return import.meta.env.DEV ? null : <link rel="stylesheet" data-site-styles="" />
}
