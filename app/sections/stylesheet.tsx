// The link to the whole stylesheet, below what a visitor sees first (pipeline/pages/first-styles.ts). The build adds
// its address. In `npm run dev` the head has all styles.

export function Stylesheet() {
  return import.meta.env.DEV ? null : <link rel="stylesheet" data-site-styles="" />
}
