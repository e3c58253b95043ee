// The pages of the site with the unsaved content: the preview beside the form, and each page at its own address. They
// are rendered by the code that the build has bundled.
//
// These pages have the origin of the studio, whose API changes files and pushes branches. So no code of anybody else
// may run on them: the studio shows no form, and a page can send nothing.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formerPaths, sharedContentOf, usedIcons } from '../../app/site/derive/shared-content.server.ts'
import type { SharedContent } from '../../app/site/derive/shared-content.ts'
import type { Site } from '../../app/site/read/site.ts'
import { providers, type FormView } from '../../app/schema/form-providers.ts'
import { formsOn } from '../../app/sections/traits.ts'
import { bundleCode, type BundledAddresses } from '../../pipeline/bundle.ts'
import { fileCache } from '../../pipeline/output/file-cache.ts'
import { MEDIA_DIR, PICTURES_DIR } from '../../pipeline/output/folders.ts'
import { allElements, applyEdits, attribute, offsetsOf, parseDocument } from '../../pipeline/pages/document.ts'
import { finishPage } from '../../pipeline/pages/finish-page.ts'
import { PREVIEW_POLICY, SITE_POLICY } from './client-files.ts'
import { pictureAt } from './pictures.ts'
import type { StudioEnv } from './studio-env.ts'
import { WEBP } from './send.ts'
import type { Studio } from './studio.ts'

/** The bundled code of the site. */
export interface SiteCode {
  /** Renders the page at a path. `iconSprite` is the address of its icons. */
  render: (site: Site, path: string, iconSprite: string) => Promise<Response>
  addresses: BundledAddresses
  /** Folders with the scripts, styles, fonts and pictures of the last build. */
  folders: readonly string[]
}

/** Bundles the code, unless that is up to date. Set the environment of the build first. */
export async function bundledSite(formProvider: string): Promise<SiteCode> {
  const bundle = bundleCode(formProvider)
  fileCache(MEDIA_DIR).clean()
  const { pageRenderer } = await bundle.importRenderer()
  const shared = new WeakMap<Site['references'], SharedContent>()
  return {
    render: (site, path, iconSprite) => {
      // These are another object after a change of anything that pages share.
      const content = shared.get(site.references) ?? sharedContentOf(site)
      shared.set(site.references, content)
      return pageRenderer(site, { ...content, iconSprite })(path)
    },
    addresses: bundle.addresses,
    folders: [bundle.clientDir, PICTURES_DIR],
  }
}

/** Sends the page at `path` without its scripts: the studio reads and changes its document. */
export async function sendPreview(c: Context<StudioEnv>, code: SiteCode): Promise<Response> {
  const { html, status } = await rendered(c.var.studio, code, c.req.query('path') ?? '/')
  const link = `<link rel="stylesheet" href="${code.addresses.stylesheet}">`
  const preview = html.replaceAll(/<script\b.*?<\/script>/gs, '').replace('</head>', `${link}</head>`)
  return c.html(preview, status, { 'content-security-policy': PREVIEW_POLICY })
}

/**
 * Sends what is at an address of the site: a picture that the last build does not have yet, or a page. Former
 * addresses redirect, as on every host.
 */
export async function sendFromSite(c: Context<StudioEnv>, code: SiteCode): Promise<Response> {
  const { studio } = c.var
  const { pathname, search } = new URL(c.req.url)
  const picture = pictureAt(studio, pathname)
  if (picture) return c.body(picture, 200, WEBP)
  const site = studio.live.site()
  const target = formerPaths(site.pages.values())[pathname]
  if (target !== undefined) return c.redirect(target.replace(/(?=#|$)/, search), 308)
  const { html, status } = await rendered(studio, code, pathname)
  const page = site.pages.get(pathname)
  const shown = withoutForms(html, page ? formsOn(page) : [])
  const bundle = { ...code.addresses, cssFor: () => '' }
  const finished = finishPage({ path: pathname, html: shown, forms: [], styled: 'first' }, bundle)
  return c.html(finished, status, { 'content-security-policy': SITE_POLICY })
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

async function rendered(studio: Studio, code: SiteCode, path: string) {
  studio.readDisk()
  const site = studio.live.site()
  const response = await code.render(site, path, `/edit/api/icons?name=${usedIcons(site).join('+')}`)
  return { html: await response.text(), status: response.status as ContentfulStatusCode }
}
