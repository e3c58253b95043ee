// The pages of the site with the unsaved content: the preview beside the form, and each page at its own address. They
// are rendered by the code that the build has bundled.
//
// These pages have the origin of the studio, whose API changes files and pushes branches. So no code of anybody else
// may run on them: the studio shows no form, and a page can send nothing.
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { formerPaths, sharedContentOf, usedIcons } from '../../app/site/derive/shared-content.server.ts'
import type { Site } from '../../app/site/read/site.ts'
import { providers, type FormView } from '../../app/schema/form-providers.ts'
import { formsOn } from '../../app/sections/traits.ts'
import { bundleCode, type BundledAddresses } from '../../pipeline/bundle.ts'
import { PICTURES_DIR } from '../../pipeline/output/folders.ts'
import { allElements, applyEdits, attribute, offsetsOf, parseDocument } from '../../pipeline/pages/document.ts'
import { finishPage } from '../../pipeline/pages/finish-page.ts'
import { PREVIEW_POLICY, SITE_POLICY } from './client-files.ts'
import { pictureAt } from './pictures.ts'
import { HEADERS, HTML, send } from './send.ts'
import type { Studio } from './studio.ts'

/** The bundled code of the site. */
export interface SiteCode {
  /** Renders the page at a path. `iconSprite` is the address of its icons. */
  render: (site: Site, path: string, iconSprite: string) => Promise<Response>
  addresses: BundledAddresses
  /** Sends a script, a style, a font or a picture of the last build. Calls `next` where there is none. */
  sendFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Bundles the code, unless that is up to date. Set the environment of the build first. */
export async function bundledSite(formProvider: string): Promise<SiteCode> {
  const bundle = bundleCode(formProvider)
  const { pageRenderer } = await bundle.importRenderer()
  const setHeaders = (response: ServerResponse) => void response.setHeaders(new Map(Object.entries(HEADERS)))
  const code = sirv(bundle.clientDir, { dev: true, setHeaders })
  const media = sirv(PICTURES_DIR, { dev: true, setHeaders })
  return {
    render: (site, path, iconSprite) => pageRenderer(site, { ...sharedContentOf(site), iconSprite })(path),
    addresses: bundle.addresses,
    sendFile: (request, response, next) => code(request, response, () => media(request, response, next)),
  }
}

/** Sends the page at `path` without its scripts: the studio reads and changes its document. */
export async function sendPreview(
  studio: Studio,
  code: SiteCode,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { html, status } = await rendered(studio, code, path)
  const link = `<link rel="stylesheet" href="${code.addresses.stylesheet}">`
  const preview = html.replaceAll(/<script\b.*?<\/script>/gs, '').replace('</head>', `${link}</head>`)
  send(response, status, HTML, preview, { 'content-security-policy': PREVIEW_POLICY })
}

/**
 * Sends what is at an address of the site: a file of the last build, a picture that it does not have yet, or a page.
 * Former addresses redirect, as on every host.
 */
export async function sendFromSite(
  studio: Studio,
  code: SiteCode,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await new Promise<void>((resolve) => {
    response.once('close', resolve)
    code.sendFile(request, response, resolve)
  })
  if (response.headersSent || response.closed) return
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const picture = pictureAt(studio, pathname)
  if (picture) return send(response, 200, 'image/webp', picture)
  const site = studio.live.site()
  const target = formerPaths(site.pages.values())[pathname]
  if (target !== undefined) return void response.writeHead(308, { location: target.replace(/(?=#|$)/, search) }).end()
  const { html, status } = await rendered(studio, code, pathname)
  const page = site.pages.get(pathname)
  const shown = withoutForms(html, page ? formsOn(page) : [])
  const bundle = { ...code.addresses, cssFor: () => '' }
  const finished = finishPage({ path: pathname, html: shown, forms: [], styled: 'first' }, bundle)
  send(response, status, HTML, finished, { 'content-security-policy': SITE_POLICY })
}

/** What staff read in place of a form. */
const NO_FORM =
  'Visitors fill out the form here. The studio doesn’t show it, because the provider’s code could change your files.'

/** The page with a note in place of each form. */
function withoutForms(html: string, forms: readonly FormView[]): string {
  const islands = allElements(parseDocument(html)).filter((each) => attribute(each, 'data-island') !== undefined)
  const edits = islands.map((island, index) => {
    const { start, end } = offsetsOf(island)
    const form = forms[index]
    const address = form && providers[form.provider].directLink(form)
    const link = address ? ` <a href="${address}" target="_blank" rel="noreferrer">Open the form’s own page.</a>` : ''
    const text = `<p>${NO_FORM}${link}</p>`
    return { from: start, to: end, text }
  })
  return applyEdits(html, edits)
}

async function rendered(studio: Studio, code: SiteCode, path: string): Promise<{ html: string; status: number }> {
  studio.readDisk()
  const site = studio.live.site()
  const response = await code.render(site, path, `/edit/api/icons?name=${usedIcons(site).join('+')}`)
  return { html: await response.text(), status: response.status }
}
