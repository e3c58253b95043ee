// Types of the packages in bench/package.json, as far as the measurements use them.
// With these, tsc checks bench/ before its packages are installed.

declare module 'lighthouse' {
  export interface Flags {
    throttlingMethod?: 'simulate' | 'devtools'
    onlyAudits?: string[]
    onlyCategories?: string[]
    disableFullPageScreenshot?: boolean
    logLevel?: 'silent'
  }
  interface Category {
    id: string
    title: string
    /** From 0 to 1. */
    score: number | null
    auditRefs: readonly { id: string; weight: number }[]
  }
  export interface Result {
    audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>
    categories: Readonly<Record<string, Category>>
    runtimeError?: { message: string }
  }
  export default function lighthouse(
    url: string,
    flags: Flags,
    config: undefined,
    page: import('puppeteer-core').Page,
  ): Promise<{ lhr: Result } | undefined>
}

declare module '@mdn/mdn-http-observatory' {
  export function scan(address: string): Promise<{
    scan: { score: number; grade: string }
    tests: Readonly<Record<string, { pass: boolean; result: string; scoreModifier: number }>>
  }>
}
