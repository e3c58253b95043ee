// The files of the demonstration provider: the site's fonts, and the files in browser/.
import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { HUSH_SCRIPT } from '../../app/schema/form-providers.ts'
import { styleTargets } from '../../cli/oldest-browsers.ts'

export interface File {
  headers: Record<string, string>
  body: Buffer
}

/**
 * Files by path; the styles begin with the clinic's colours. Reads all of them now, so that the provider
 * fails when it starts if one is missing.
 */
export function readFiles(paletteCss: string): Map<string, File> {
  const fonts = '../../app/styles/fonts'
  const { headers, body } = readFile('browser/form.css', 'text/css; charset=utf-8')
  const code = Buffer.concat([Buffer.from(paletteCss), body])
  const styles = transform({ filename: 'form.css', code, targets: styleTargets }).code
  return new Map<string, File>([
    // Only the site may load the embed script from another origin.
    [HUSH_SCRIPT, readFile('browser/embed-hush-form.js', 'text/javascript; charset=utf-8', 'cross-origin')],
    ['/assets/form.js', readFile('browser/form.js', 'text/javascript; charset=utf-8')],
    ['/assets/form.css', { headers, body: Buffer.from(styles) }],
    ['/assets/hanken-grotesk.woff2', readFile(`${fonts}/hanken-grotesk.woff2`, 'font/woff2')],
    ['/assets/newsreader-display.woff2', readFile(`${fonts}/newsreader-display.woff2`, 'font/woff2')],
  ])
}

function readFile(file: string, type: string, sharing = 'same-origin'): File {
  return {
    headers: { 'Content-Type': type, 'Cache-Control': 'max-age=600', 'Cross-Origin-Resource-Policy': sharing },
    body: readFileSync(new URL(file, import.meta.url)),
  }
}
