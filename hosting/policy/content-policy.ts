// A page's own Content-Security-Policy: nothing is allowed but what the page holds, by hash, and the provider of the form on it.
import type { FormPolicy } from '../../app/forms/provider.ts'

export interface InlineHashes {
  /** As `sha256-…`. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** The policy for a meta element: no directive that browsers heed in headers only. `forms` are the policies of the providers on the page. */
export function contentPolicy({ scripts, styles }: InlineHashes, forms: readonly FormPolicy[]): string {
  const fromForms = (name: keyof FormPolicy) => forms.flatMap((form) => form[name] ?? [])
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': withHashes(["'self'", ...fromForms('script-src')], scripts),
    'style-src': withHashes(["'self'", ...fromForms('style-src')], styles),
    'img-src': ["'self'", ...fromForms('img-src')],
    'font-src': ["'self'", ...fromForms('font-src')],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...fromForms('connect-src')],
    'frame-src': fromForms('frame-src'),
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    // A provider's script may write markup as it likes: pages with a form, which are entered by full navigation, do without.
    ...(forms.length === 0 ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] } : {}),
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** A hash makes browsers ignore 'unsafe-inline', which two providers can't do without (app/forms/providers.ts): theirs are the only pages with it. */
function withHashes(sources: readonly string[], hashes: readonly string[]): string[] {
  return sources.includes("'unsafe-inline'") ? [...sources] : [...sources, ...hashes.map((hash) => `'${hash}'`)]
}
