// Files that the forms load: the form engine (SurveyJS) from node_modules, the site's fonts, and this service's own
// scripts and styles. The service reads them when it starts, so that a missing file is an error at once.
import { readFileSync } from 'node:fs'
import { HUSH_SCRIPT } from '../../app/forms/providers.ts'

interface Asset {
  body: Buffer
  type: string
  /** Who may load it: the pages of this service only, or also the site. */
  sharing: 'same-origin' | 'cross-origin'
}

const packages = '../../node_modules'
const fonts = '../../app/styles/fonts'

/** Files by their path at the service. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  [HUSH_SCRIPT, { ...read('browser/embed-hush-form.js', 'text/javascript'), sharing: 'cross-origin' }],
  ['/assets/survey-core.js', read(`${packages}/survey-core/survey.core.min.js`, 'text/javascript')],
  ['/assets/survey-ui.js', read(`${packages}/survey-js-ui/survey-js-ui.min.js`, 'text/javascript')],
  ['/assets/survey-core.css', read(`${packages}/survey-core/survey-core.fontless.min.css`, 'text/css')],
  ['/assets/form.js', read('browser/form.js', 'text/javascript')],
  ['/assets/form.css', read('browser/form.css', 'text/css')],
  ['/assets/hanken-grotesk.woff2', read(`${fonts}/hanken-grotesk.woff2`, 'font/woff2')],
  ['/assets/newsreader-display.woff2', read(`${fonts}/newsreader-display.woff2`, 'font/woff2')],
])

/** `file` is relative to this module. */
function read(file: string, type: string): Asset {
  return { body: readFileSync(new URL(file, import.meta.url)), type, sharing: 'same-origin' }
}
