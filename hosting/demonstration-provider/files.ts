// The files of the demonstration provider: SurveyJS, the site's fonts, and the files in browser/. They are as small
// as their packages make them, and compressed, because a newcomer on a phone waits for all of SurveyJS.
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clinic } from '../../app/schema/clinic.ts'
import { HUSH_SCRIPT } from '../../app/schema/form-providers.ts'
import { questionnaire } from './questionnaire.ts'

/** Quality 11 makes SurveyJS 10 % smaller and takes 8 s instead of half a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Encodings by their name in headers, the best first. */
const ENCODINGS = {
  br: (content: Buffer) => promisify(brotliCompress)(content, BROTLI),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
}
type Encoding = keyof typeof ENCODINGS

export interface File {
  headers: Record<string, string>
  /** The content for a request with this Accept-Encoding header, and what its encoding adds to the headers. */
  contentFor: (accepted: string) => Promise<{ body: Buffer; headers: Record<string, string> }>
}

/** Files by path. Reads all of them now, so that the provider fails when it starts if one is missing. */
export function readFiles(clinic: Clinic): Map<string, File> {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url))
  const packages = '../../node_modules'
  const fonts = '../../app/styles/fonts'
  const definition = Buffer.from(`const questionnaire = ${JSON.stringify(questionnaire(clinic))}`)
  return new Map([
    [HUSH_SCRIPT, textFile('javascript', read('browser/embed-hush-form.js'), 'cross-origin')],
    ['/assets/survey-core.js', textFile('javascript', read(`${packages}/survey-core/survey.core.min.js`))],
    ['/assets/survey-ui.js', textFile('javascript', read(`${packages}/survey-js-ui/survey-js-ui.min.js`))],
    ['/assets/survey-core.css', textFile('css', read(`${packages}/survey-core/survey-core.fontless.min.css`))],
    ['/assets/questionnaire.js', textFile('javascript', definition)],
    ['/assets/form.js', textFile('javascript', read('browser/form.js'))],
    ['/assets/form.css', textFile('css', read('browser/form.css'))],
    ['/assets/hanken-grotesk.woff2', font(read(`${fonts}/hanken-grotesk.woff2`))],
    ['/assets/newsreader-display.woff2', font(read(`${fonts}/newsreader-display.woff2`))],
  ])
}

/** Only the site may load the embed script from another origin. */
function headersFor(type: string, sharing: string): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': 'max-age=600', 'Cross-Origin-Resource-Policy': sharing }
}

function font(body: Buffer): File {
  return { headers: headersFor('font/woff2', 'same-origin'), contentFor: async () => ({ body, headers: {} }) }
}

/** A file that is compressed at the first request for each encoding. */
function textFile(type: 'javascript' | 'css', content: Buffer, sharing = 'same-origin'): File {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return {
    headers: { ...headersFor(`text/${type}; charset=utf-8`, sharing), Vary: 'Accept-Encoding' },
    contentFor: async (accepted) => {
      const encoding = (Object.keys(ENCODINGS) as Encoding[]).find((each) => accepted.includes(each))
      if (!encoding) return { body: content, headers: {} }
      const body = compressed.get(encoding) ?? ENCODINGS[encoding](content)
      compressed.set(encoding, body)
      return { body: await body, headers: { 'Content-Encoding': encoding } }
    },
  }
}
