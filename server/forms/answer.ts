// What the local form service answers to a request: Hush's contract, the form engine's files, and plain pages for everything else.
import { readFileSync } from 'node:fs'
import type { Clinic } from '../../app/content/clinic.ts'
import { HUSH_SCRIPT } from '../../app/forms/providers.ts'
import { assets, BROWSER_DIR } from './assets.ts'
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
  const { clinic, siteOrigin, questionnaires } = context
  const page = (status: number, body: string, framing: Framing = 'none'): Answer => ({
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...safetyHeaders(framing, siteOrigin) },
    body,
  })
  const path = readablePath(url)
  if (path === undefined) return page(400, plainPage('This address is malformed', 'Open the form again from the website.', clinic))
  if (method !== 'GET' && method !== 'HEAD') {
    const refusal = page(405, plainPage('This service takes nothing in', 'It shows forms, and neither stores nor sends what is typed into them.', clinic))
    return { ...refusal, headers: { ...refusal.headers, Allow: 'GET, HEAD' } }
  }

  if (path === HUSH_SCRIPT) return file('embed-hush-form.js', 'text/javascript', 'cross-origin', context.scriptStatus)
  const asset = assets.get(path)
  if (asset) return file(asset.file, asset.type, 'same-origin')

  const [, folder, id] = /^\/(?:(embed|definitions)\/)?([\w.-]+?)(?:\.js)?$/.exec(path) ?? []
  const questionnaire = questionnaires.get(id ?? '')
  const framing = folder === 'embed' ? 'site' : 'none'
  if (!id || !questionnaire) {
    return page(
      404,
      plainPage(
        'There is no form at this address',
        `The link may be old, or a letter may be off. Call us at ${clinic.phone} and we will do it together.`,
        clinic,
      ),
      framing,
    )
  }
  if (folder === 'definitions') return script(`const questionnaire = ${JSON.stringify(questionnaire.definition)}`)
  return page(200, formPage({ id, questionnaire, clinic, siteOrigin, framed: folder === 'embed' }), framing)
}

/** Decoded path, or undefined when the address can't be read. */
function readablePath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

function file(name: string, type: string, sharing: 'same-origin' | 'cross-origin', status = 200): Answer {
  return {
    status,
    headers: {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'max-age=600',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': sharing,
    },
    body: status === 200 ? readFileSync(new URL(name, BROWSER_DIR)) : '',
  }
}

function script(body: string): Answer {
  return { ...file('form.js', 'text/javascript', 'same-origin'), body }
}
