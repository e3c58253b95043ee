// Decides what the local form service answers: forms and files as Hush serves them, the files of the form engine, and
// plain error pages.
import type { Clinic } from '../../app/content/schema/clinic.ts'
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
  /** For tests: the embed script fails with this status. */
  scriptStatus?: number
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** The answer to a request, also to a malformed or unknown one. It never throws. */
export function answerTo(method: string, url: string, context: ServiceContext): Answer {
  const path = decodedPath(url)
  if (path === undefined)
    return messagePage(400, 'This address is malformed', 'Open the form again from the website.', context)
  if (method !== 'GET' && method !== 'HEAD') {
    const refusal = messagePage(
      405,
      'This service receives nothing',
      'It only shows forms. It stores and sends nothing that you enter.',
      context,
    )
    return { ...refusal, headers: { ...refusal.headers, Allow: 'GET, HEAD' } }
  }
  if (path === HUSH_SCRIPT && context.scriptStatus)
    return messagePage(context.scriptStatus, 'The embed script fails', 'A test wants this failure.', context)
  const asset = assets.get(path)
  return asset ? fileAnswer(asset.body, asset.type, asset.sharing) : formAnswer(path, context)
}

/** A form as a page (`/ID`), in a frame of the site (`/embed/ID`), or its definition (`/definitions/ID.js`). */
function formAnswer(path: string, context: ServiceContext): Answer {
  const { clinic, siteOrigin, questionnaires } = context
  const [, folder, name = ''] = /^\/(embed\/|definitions\/)?([\w.-]+)$/.exec(path) ?? []
  const isDefinition = folder === 'definitions/'
  const isFramed = folder === 'embed/'
  const id = isDefinition ? name.replace(/\.js$/, '') : name
  const questionnaire = questionnaires.get(id)
  if (!questionnaire) {
    const text = `The link may be old or have a typing error. Call us at ${clinic.phone} and we will do it together.`
    return messagePage(404, 'There is no form at this address', text, context, isFramed ? 'site' : 'none')
  }
  if (isDefinition)
    return fileAnswer(
      `const questionnaire = ${JSON.stringify(questionnaire.definition)}`,
      'text/javascript',
      'same-origin',
    )
  return pageAnswer(
    200,
    formPage({ id, questionnaire, clinic, siteOrigin, isFramed }),
    siteOrigin,
    isFramed ? 'site' : 'none',
  )
}

function messagePage(
  status: number,
  title: string,
  text: string,
  { clinic, siteOrigin }: ServiceContext,
  framing: Framing = 'none',
): Answer {
  return pageAnswer(status, plainPage(title, text, clinic), siteOrigin, framing)
}

function pageAnswer(status: number, body: string, siteOrigin: string, framing: Framing): Answer {
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

/** The decoded path; undefined when the address is malformed. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

function fileAnswer(body: string | Buffer, type: string, sharing: 'same-origin' | 'cross-origin'): Answer {
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
