// How Lightning CSS names what is in CSS modules, for the build and for `npm run dev`.
import type { CSSModulesConfig } from 'lightningcss'

/** Only class names are local to a module. Grid lines, container names and animations are shared by name. */
export const cssModules = {
  pattern: '[hash]_[local]',
  grid: false,
  container: false,
  animation: false,
  customIdents: false,
} satisfies CSSModulesConfig
