// Files that the forms load: the engine from node_modules, the site's fonts, and this service's own script and style.

/** This service's own browser files; names of other files are relative to it too. */
export const BROWSER_DIR = new URL('./browser/', import.meta.url)

interface Asset {
  /** Relative to BROWSER_DIR. */
  file: string
  type: string
}

const packages = '../../../node_modules'
const fonts = '../../../app/styles/fonts'

/** By path at the service. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  ['/assets/survey-core.js', { file: `${packages}/survey-core/survey.core.min.js`, type: 'text/javascript' }],
  ['/assets/survey-ui.js', { file: `${packages}/survey-js-ui/survey-js-ui.min.js`, type: 'text/javascript' }],
  ['/assets/survey-core.css', { file: `${packages}/survey-core/survey-core.fontless.min.css`, type: 'text/css' }],
  ['/assets/form.js', { file: 'form.js', type: 'text/javascript' }],
  ['/assets/form.css', { file: 'form.css', type: 'text/css' }],
  ['/assets/hanken-grotesk.woff2', { file: `${fonts}/hanken-grotesk.woff2`, type: 'font/woff2' }],
  ['/assets/newsreader-display.woff2', { file: `${fonts}/newsreader-display.woff2`, type: 'font/woff2' }],
])
