// The form provider in browser tests: which requests go to it, and stand-ins that answer in its place.
import type { BrowserContext, Page, Route } from '@playwright/test'
import { formsOf } from '../../app/content/read/gather-references.server.ts'
import { adapterOf } from '../../app/forms/adapters.ts'
import { formPolicy } from '../../app/forms/providers.ts'
import { site } from '../artifact/built.ts'
import { proofs, standIns } from './provider-stand-ins.ts'

const [form] = formsOf(site.clinic).values()
if (!form) throw new Error('content/clinic.yaml names no form.')
const policy = formPolicy(form)
const sources = Object.values(policy).flat()

/** Origin of the clinic's forms. */
export const formOrigin = form.origin
/** The local form service runs on this machine; every other provider is replaced by a stand-in. */
export const isLocal = form.provider === 'local'
/** The provider's script runs on the page; others show a plain frame. */
export const usesScript = (policy['script-src'] ?? []).length > 0
/** The form is a frame; other providers draw into the page. */
export const usesFrame = (policy['frame-src'] ?? []).length > 0

const proof = (!form.frame && proofs[form.provider]?.(form.id)) || ''
/** The provider proves that its form can be filled in; without a proof the page says only that it has opened. */
export const hasProof = adapterOf(form).proof !== 'none'

/** Whether `url` is an address of the provider that the page may request. */
export function isProvider(url: URL): boolean {
  return url.origin === formOrigin || sources.some((source) => source.startsWith('https:') && fits(url, source))
}

function fits(url: URL, source: string): boolean {
  const [scheme = '', host = ''] = source.split('://')
  return (
    url.protocol === `${scheme}:` && (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host)
  )
}

/** How a stand-in answers. */
interface Answers {
  /** Body of the provider's script; a script that shows the form when left out. */
  script?: string
  /** Script in the provider's frame; one that proves that the form is ready when left out. */
  frame?: string
  status?: number
  /** Status of the frame, where it differs. */
  frameStatus?: number
  /** The first answer waits for this. */
  after?: Promise<void>
}

/** Answers every request to the provider in its place, until the page or context closes. */
export async function standIn(target: Page | BrowserContext, answers: Answers = {}): Promise<void> {
  await target.route(isProvider, async (route) => {
    await answers.after
    // The visitor may have left meanwhile.
    await answer(route, answers).catch(() => undefined)
  })
}

/** Drops every request to the provider. */
export async function blockProvider(page: Page): Promise<void> {
  await page.route(isProvider, (route) => route.abort())
}

/**
 * Ends `standIn` and `blockProvider`. The local form service, or a stand-in for any other provider, answers again.
 */
export async function unblockProvider(page: Page): Promise<void> {
  await page.unroute(isProvider)
  if (!isLocal) await standIn(page)
}

function answer(route: Route, { script, frame = proof, status = 200, frameStatus = status }: Answers): Promise<void> {
  const request = route.request()
  if (request.resourceType() === 'script') {
    const body = script ?? standIns[form?.provider ?? '']?.(formOrigin) ?? ''
    return route.fulfill({ status, contentType: 'text/javascript', body })
  }
  if (request.resourceType() === 'stylesheet') return route.fulfill({ contentType: 'text/css', body: '' })
  const body = `<!doctype html><html lang="en"><title>Form</title><p>Form</p><script>${frame}</script>`
  return route.fulfill({ status: frameStatus, contentType: 'text/html', body })
}
