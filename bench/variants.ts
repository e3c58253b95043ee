// Variants of the built site, with which `lighthouse` compares it.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import getPort from 'get-port'
import sirv from 'sirv'
import { SITE_DIR } from '../pipeline/output/folders.ts'

/**
 * `floor` is the site without its scripts: no page can be faster. `linked` has its stylesheet in the head in place of
 * the first styles.
 */
const VARIANTS = { site: (html: string) => html, floor: withoutScripts, linked: withoutFirstStyles }
export type Variant = keyof typeof VARIANTS
export const variants = Object.keys(VARIANTS) as Variant[]

/** Serves every variant while `measure` runs. */
export async function withVariants(measure: (origins: Record<Variant, string>) => Promise<void>): Promise<void> {
  const served = await Promise.all(variants.map(async (name) => ({ name, ...(await serve(name)) })))
  try {
    const origins = Object.fromEntries(served.map(({ name, origin }) => [name, origin]))
    await measure(origins as Record<Variant, string>)
  } finally {
    for (const { close } of served) close()
  }
}

async function serve(variant: Variant): Promise<{ origin: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), `${variant}-`))
  cpSync(SITE_DIR, folder, { recursive: true })
  for (const file of globSync(join(folder, '**/*.html'))) {
    const html = Buffer.from(VARIANTS[variant](readFileSync(file, 'utf8')))
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  }
  const port = await getPort()
  const server = createServer(sirv(folder, { brotli: true })).listen(port)
  const close = () => {
    server.close()
    rmSync(folder, { recursive: true })
  }
  return { origin: `http://localhost:${port}`, close }
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
