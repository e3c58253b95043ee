// The pages of the site with the unsaved content: the preview beside the form, and each page at its own address. They
// are rendered by the code that the build has bundled.
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { formerPaths, sharedContentOf, usedIcons } from '../../app/content/view/shared-content.server.ts'
import type { Site } from '../../app/content/read/site.ts'
import { formPolicy } from '../../app/forms/providers.ts'
import { formsOn } from '../../app/sections/traits.ts'
import { bundleCode } from '../../build/bundle.ts'
import { PUBLIC_DIR } from '../../build/output/folders.ts'
import { finishPage } from '../../build/pages/finish-page.ts'
import { PREVIEW_POLICY } from './client-files.ts'
import { pictureAt } from './pictures.ts'
import { HTML, send } from './send.ts'
import type { Studio } from './studio.ts'

/** The bundled code of the site. */
export interface SiteCode {
  /** Renders the page at a path. `iconSprite` is the address of its icons. */
  render: (site: Site, path: string, iconSprite: string) => Promise<Response>
  /** Address of the stylesheet. */
  stylesheet: string
  /** Sends a script, a style, a font or a picture of the last build. Calls `next` where there is none. */
  sendFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Bundles the code, unless that is up to date. Set the environment of the build first. */
export async function bundledSite(formProvider: string): Promise<SiteCode> {
  const bundle = bundleCode(formProvider)
  const { pageRenderer } = await bundle.importRenderer()
  const code = sirv(bundle.clientDir, { dev: true })
  const media = sirv(PUBLIC_DIR, { dev: true })
  return {
    render: (site, path, iconSprite) => pageRenderer(site, { ...sharedContentOf(site), iconSprite })(path),
    stylesheet: bundle.stylesheet.address,
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
  const link = `<link rel="stylesheet" href="${code.stylesheet}">`
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
  const forms = page ? formsOn(page).map(formPolicy) : []
  const styles = { address: code.stylesheet, cssFor: () => '' }
  send(response, status, HTML, finishPage({ path: pathname, html, forms, styled: 'first' }, styles))
}

async function rendered({ live }: Studio, code: SiteCode, path: string): Promise<{ html: string; status: number }> {
  const site = live.site()
  const response = await code.render(site, path, `/edit/api/icons?name=${usedIcons(site).join('+')}`)
  return { html: await response.text(), status: response.status }
}
