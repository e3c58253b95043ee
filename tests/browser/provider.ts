// The form provider in browser tests: which requests go to it, and stand-ins that answer in its place.
import type { BrowserContext, Page, Route } from '@playwright/test'
import { formsOf } from '../../app/site/read/gather-references.server.ts'
import { formPolicy, isDemonstration, runsScript, type FormView } from '../../app/schema/form-providers.ts'
import { site } from '../artifact/built.ts'

const [form] = formsOf(site.clinic).values()
if (!form) throw new Error('content/clinic.yaml names no form.')
const sources = Object.values(formPolicy(form)).flat()

/** Origin of the clinic's forms. */
export const formOrigin = form.origin
/** Whether it is the demonstration provider, which runs on this machine. A stand-in replaces any other. */
export const isLocal = isDemonstration(form)
/** Whether the provider's script runs on the page. Other providers get a plain frame. */
export const usesScript = runsScript(form)
/** Whether the page learns that its form can be filled in. Of a plain frame it knows only that it is "opened". */
export const hasProof = form.provider !== 'frame'

/** Scripts of the providers that run one. Each does what the provider's script does with its embed code. */
const scripts: Readonly<Record<string, (origin: string) => string>> = {
  hush: (origin) => `
    const refresh = () => {
      for (const element of document.querySelectorAll('[data-secure-form]:empty')) {
        const frame = document.createElement('iframe')
        frame.src = '${origin}/' + element.dataset.secureForm
        element.append(frame)
      }
    }
    if (window.HUSH) throw new Error('The script of the provider runs twice.')
    window.HUSH = { embedHushForm: { refresh } }
    refresh()`,
}

/** Scripts in the frame: each sends the message by which the page knows that the form can be filled in. */
const proofs: Readonly<Record<string, (id: string) => string>> = {
  hush: () => `parent.postMessage({ type: 'secure-form-height', height: 640 }, '*')`,
  jotform: (id) => `parent.postMessage('setHeight:640:${id}', '*')`,
  typeform: () => `
    const embedId = new URLSearchParams(location.search).get('typeform-embed-id')
    parent.postMessage({ type: 'form-ready', embedId, isClosed: false }, '*')`,
}

/** Whether `url` is an address of the clinic's provider that the page may request. */
export function isProvider(url: URL): boolean {
  return url.origin === formOrigin || sources.some((source) => fits(url.origin, source))
}

function fits(origin: string, source: string): boolean {
  const [start = '', end] = source.split('*')
  return end === undefined ? origin === source : origin.startsWith(start) && origin.endsWith(end)
}

/** How a stand-in answers. */
export interface Answers {
  /** Body of the provider's script; a script that shows the form when left out. */
  script?: string
  /** Script in the provider's frame; one that proves that the form is ready when left out. */
  frame?: string
  status?: number
  /** Status of the frame, where it differs; 0 when it cannot be reached. */
  frameStatus?: number
  /** The first answer waits for this. */
  after?: Promise<void>
}

/** Answers every request to the clinic's provider in its place, until the page or context closes. */
export async function standIn(target: Page | BrowserContext, answers: Answers = {}): Promise<void> {
  await target.route(isProvider, async (route) => {
    await answers.after
    // The visitor may have left meanwhile.
    await answerAs(form as FormView, route, answers).catch(() => undefined)
  })
}

/** Answers one request in place of the provider of `shown`. */
export function answerAs(shown: FormView, route: Route, answers: Answers = {}): Promise<void> {
  const { provider, id, origin } = shown
  const { script = scripts[provider]?.(origin) ?? '', frame = proofs[provider]?.(id) ?? '', status = 200 } = answers
  switch (route.request().resourceType()) {
    case 'script':
      return route.fulfill({ status, contentType: 'text/javascript', body: script })
    default: {
      if (answers.frameStatus === 0) return route.abort()
      const body = `<!doctype html><html lang="en"><title>Form</title><p>Form</p><script>${frame}</script>`
      return route.fulfill({ status: answers.frameStatus ?? status, contentType: 'text/html', body })
    }
  }
}
