// What the local form service answers to a request: Hush's contract, the form engine's files, and plain pages for everything else.
import type { Clinic } from '../../app/content/clinic.ts'
import { HUSH_SCRIPT } from '../../app/forms/providers.ts'
import { assets } from './assets.ts'
import { safetyHeaders, type Framing } from './headers.ts'
import { formPage, plainPage } from './pages.ts'
import type { Questionnaire } from './questionnaires.ts'

export interface ServiceContext {
  clinic: Clinic
  siteOrigin: string
  /** By form id. */
  questionnaires: ReadonlyMap<string, Questionnaire>
  /** Status of the embed script, for tests. */
  scriptStatus?: number
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** Total: malformed, unknown and unsupported requests have answers too. */
export function answer(method: string, url: string, context: ServiceContext): Answer {
  const path = readablePath(url)
  if (path === undefined)
    return plain(400, 'This address is malformed', 'Open the form again from the website.', context)
  if (method !== 'GET' && method !== 'HEAD') {
    const refusal = plain(
      405,
      'This service takes nothing in',
      'It shows forms, and neither stores nor sends what is typed into them.',
      context,
    )
    return { ...refusal, headers: { ...refusal.headers, Allow: 'GET, HEAD' } }
  }
  if (path === HUSH_SCRIPT && context.scriptStatus)
    return plain(context.scriptStatus, 'The embed script fails', 'A test has asked for it.', context)
  const asset = assets.get(path)
  return asset ? file(asset.body, asset.type, asset.sharing) : form(path, context)
}

/** A form by itself (`/ID`), in the site's frame (`/embed/ID`), or what it asks (`/definitions/ID.js`). */
function form(path: string, context: ServiceContext): Answer {
  const { clinic, siteOrigin, questionnaires } = context
  const [, folder, name = ''] = /^\/(embed\/|definitions\/)?([\w.-]+)$/.exec(path) ?? []
  const isDefinition = folder === 'definitions/'
  const framed = folder === 'embed/'
  const id = isDefinition ? name.replace(/\.js$/, '') : name
  const questionnaire = questionnaires.get(id)
  if (!questionnaire) {
    const text = `The link may be old, or a letter may be off. Call us at ${clinic.phone} and we will do it together.`
    return plain(404, 'There is no form at this address', text, context, framed ? 'site' : 'none')
  }
  if (isDefinition)
    return file(`const questionnaire = ${JSON.stringify(questionnaire.definition)}`, 'text/javascript', 'same-origin')
  return page(200, formPage({ id, questionnaire, clinic, siteOrigin, framed }), siteOrigin, framed ? 'site' : 'none')
}

function plain(
  status: number,
  title: string,
  text: string,
  { clinic, siteOrigin }: ServiceContext,
  framing: Framing = 'none',
): Answer {
  return page(status, plainPage(title, text, clinic), siteOrigin, framing)
}

function page(status: number, body: string, siteOrigin: string, framing: Framing): Answer {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...safetyHeaders(framing, siteOrigin),
    },
    body,
  }
}

/** Decoded path, or undefined when the address can't be read. */
function readablePath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

function file(body: string | Buffer, type: string, sharing: 'same-origin' | 'cross-origin'): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'max-age=600',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': sharing,
    },
    body,
  }
}
