// The demonstration provider replaces the form provider on this machine. Like a provider, it has a different origin
// than the site. It works as Hush does, but saves and sends nothing.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Clinic } from '../../app/content/schema/clinic.ts'
import { HUSH_SCRIPT } from '../../app/forms/adapters/hush.ts'
import { listen, type Listening } from '../listen.ts'
import { readClinic, readTitles } from './content.ts'
import { formPage, messagePage } from './page.ts'
import { questionnaire } from './questionnaire.ts'

interface DemonstrationProviderOptions {
  /** 0 means any free port. */
  port: number
  /** Address to listen on. By default, only this machine can connect. */
  host?: string | undefined
  /** Origin of the site, the only one that may frame the forms. */
  siteOrigin: string
}

/** Starts the service. Rejects with the raw error when the port is busy (EADDRINUSE). */
export async function startDemonstrationProvider({
  port,
  host,
  siteOrigin,
}: DemonstrationProviderOptions): Promise<Listening> {
  const clinic = readClinic()
  const files = readFiles(clinic)
  const titles = readTitles(clinic)
  const server = createServer(({ method = 'GET', url = '/' }, response) => {
    const isRead = method === 'GET' || method === 'HEAD'
    const path = pathOf(url)
    const file = files.get(path)
    const { status, headers, body } = !isRead ? refusal(clinic) : (file ?? formAnswer(path))
    response.writeHead(status, { ...headers, 'X-Content-Type-Options': 'nosniff' })
    response.end(method === 'HEAD' ? undefined : body)
  })

  /** A form as a page (`/ID`), or in a frame of the site (`/embed/ID`). */
  function formAnswer(path: string): Answer {
    const [, embed, id = ''] = /^\/(embed\/)?([\w.-]+)$/.exec(path) ?? []
    const framedBy = embed ? siteOrigin : undefined
    const title = titles.get(id)
    if (title) return pageAnswer(200, formPage({ title, clinic, framedBy }), framedBy)
    const help = `Call us at ${clinic.phone}, and we’ll fill it in with you.`
    const text = `The link may be out of date or have a typo in it. ${help}`
    return pageAnswer(404, messagePage('We couldn’t find a form at this address', text, clinic), framedBy)
  }

  return listen(server, port, host)
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** A page. Its policy allows only files of this service, no inline code, and no frame except on the site. */
function pageAnswer(status: number, body: string, framedBy: string | undefined): Answer {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ]
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy.join('; '),
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    },
    body,
  }
}

function refusal(clinic: Clinic): Answer {
  const text = 'It only shows forms. It saves and sends nothing that you enter.'
  const answer = pageAnswer(405, messagePage('This service receives nothing', text, clinic), undefined)
  return { ...answer, headers: { ...answer.headers, Allow: 'GET, HEAD' } }
}

/** The decoded path; empty when the address is malformed. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return ''
  }
}

/**
 * Files by path: the form engine (SurveyJS), the site's fonts, and the files in browser/. The service reads them when
 * it starts, so that it fails immediately when one is missing.
 */
function readFiles(clinic: Clinic): Map<string, Answer> {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url))
  const packages = '../../node_modules'
  const fonts = '../../app/styles/fonts'
  const definition = `const questionnaire = ${JSON.stringify(questionnaire(clinic))}`
  return new Map([
    [HUSH_SCRIPT, file('text/javascript', read('browser/embed-hush-form.js'), 'cross-origin')],
    ['/assets/survey-core.js', file('text/javascript', read(`${packages}/survey-core/survey.core.min.js`))],
    ['/assets/survey-ui.js', file('text/javascript', read(`${packages}/survey-js-ui/survey-js-ui.min.js`))],
    ['/assets/survey-core.css', file('text/css', read(`${packages}/survey-core/survey-core.fontless.min.css`))],
    ['/assets/questionnaire.js', file('text/javascript', definition)],
    ['/assets/form.js', file('text/javascript', read('browser/form.js'))],
    ['/assets/form.css', file('text/css', read('browser/form.css'))],
    ['/assets/hanken-grotesk.woff2', file('font/woff2', read(`${fonts}/hanken-grotesk.woff2`))],
    ['/assets/newsreader-display.woff2', file('font/woff2', read(`${fonts}/newsreader-display.woff2`))],
  ])
}

/** The answer for a file. Only the site may load the embed script from another origin. */
function file(type: string, body: string | Buffer, sharing = 'same-origin'): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'max-age=600',
      'Cross-Origin-Resource-Policy': sharing,
    },
    body,
  }
}
