// The Content-Security-Policy of a page. It allows files of the site, inline code of the page by its hash, and what
// the form provider on the page needs.
import type { FormPolicy } from '../../app/schema/form-providers.ts'

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
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': fromForms('frame-src'),
    'worker-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    // The script of a form provider does not use Trusted Types, so pages with one can't require them.
    ...(fromForms('script-src').length === 0
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }
      : {}),
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
