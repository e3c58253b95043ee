// Variables that Vite replaces in the code.

interface ImportMetaEnv {
  /** The form provider of the site, in its build (pipeline/bundle.ts). Undefined in `npm run dev` and in tests. */
  readonly VITE_FORM_PROVIDER?: string
}
