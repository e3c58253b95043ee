// The demonstration provider stands in for the form provider on this machine. Like a provider, it has another origin
// than the site. It works as Hush does, but saves and sends nothing.
import { createServer } from 'node:http'
import { paletteCss } from '../../app/schema/brand.ts'
import { listen, type Listening } from '../listen.ts'
import { readClinic, readPalette, readTitles } from './content.ts'
import { readFiles } from './files.ts'
import { formPage, messagePage } from './page.ts'

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
  const files = readFiles(paletteCss(readPalette()))
  const titles = readTitles(clinic)
  const server = createServer(({ method = 'GET', url = '/' }, response) => {
    const { status, headers, body } = answerTo(method, pathOf(url))
    response.writeHead(status, { ...headers, 'X-Content-Type-Options': 'nosniff' })
    response.end(method === 'HEAD' ? undefined : body)
  })

  function answerTo(method: string, path: string): Answer {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' }
    const file = files.get(path)
    return file ? { status: 200, ...file } : formAnswer(path)
  }

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

/** The decoded path; empty when the address is malformed. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return ''
  }
}
