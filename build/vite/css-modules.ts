// How class names are made, for every build and for `npm run dev`.
import type { CSSModulesConfig } from 'lightningcss'

/** Grid lines, container names and animations are shared by name between modules; only class names are local. */
export const cssModules = {
  pattern: '[hash]_[local]',
  grid: false,
  container: false,
  animation: false,
  customIdents: false,
} satisfies CSSModulesConfig
