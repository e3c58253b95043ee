// Content-Security-Policy of one page. It allows the site's own files, the inline code of that page by hash, and the
// sources of the form provider on it.
import type { FormPolicy } from '../../app/forms/providers.ts'

export interface InlineHashes {
  /** Hashes of inline scripts, as `sha256-…`. Today the only one is the page's speculation rules. */
  scripts: readonly string[]
  /** Hashes of inline style elements, as `sha256-…`. */
  styles: readonly string[]
}

/**
 * The policy for a meta element; directives that browsers accept only in a header are in headers.ts.
 * `forms` are the policies of the form providers on the page.
 */
export function contentPolicy({ scripts, styles }: InlineHashes, forms: readonly FormPolicy[]): string {
  const fromForms = (name: keyof FormPolicy) => forms.flatMap((form) => form[name] ?? [])
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...fromForms('script-src'), ...quoted(scripts)],
    'style-src': ["'self'", ...fromForms('style-src'), ...quoted(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': fromForms('frame-src'),
    'worker-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    // A form provider's script writes markup in its own way, so pages with one can't require Trusted Types.
    ...(fromForms('script-src').length === 0
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }
      : {}),
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
