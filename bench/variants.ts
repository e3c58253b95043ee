// Variants of the built site, with which `lighthouse` compares it.
import { builtPage, serveSite } from './serve-site.ts'

/**
 * `floor` is the site without its scripts: no page can be faster. `linked` has its stylesheet in the head in place of
 * the first styles.
 */
const VARIANTS = { site: (html: string) => html, floor: withoutScripts, linked: withoutFirstStyles }
export type Variant = keyof typeof VARIANTS
export const variants = Object.keys(VARIANTS) as Variant[]

/** Serves every variant of `pages` while `measure` runs. Throws CommandError when a page is not built. */
export async function withVariants(
  pages: readonly string[],
  measure: (origins: Record<Variant, string>) => Promise<void>,
): Promise<void> {
  const serve = (name: Variant) =>
    serveSite(Object.fromEntries(pages.map((path) => [path, VARIANTS[name](builtPage(path))])))
  const served = await Promise.all(variants.map(async (name) => ({ name, ...(await serve(name)) })))
  try {
    const origins = Object.fromEntries(served.map(({ name, origin }) => [name, origin]))
    await measure(origins as Record<Variant, string>)
  } finally {
    await Promise.all(served.map(({ close }) => close()))
  }
}

/** `html` without scripts and their preloads. The data for search engines stays. */
export function withoutScripts(html: string): string {
  return html.replace(
    /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  )
}

/** `html` with only fonts and rules of style attributes in its first <style>. Its CSP would refuse it. */
export function withoutFirstStyles(html: string): string {
  const [link = ''] = /<link rel="stylesheet"[^>]*>|<link [^>]*rel="stylesheet"[^>]*>/.exec(html) ?? []
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(link, '')
    .replace(/<style>(.*?)<\/style>/s, (_style, css: string) => {
      const needed = css.match(/@layer [^;{]*;|@font-face\s*\{[^}]*\}|\[data-rule="\d+"\]\{[^}]*\}/g) ?? []
      return `<style>${needed.join('')}</style>${link}`
    })
}
