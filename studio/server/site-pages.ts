// The pages of the site with the unsaved content: the preview beside the form, and each page at its own address. They
// are rendered by the code that the build has bundled.
//
// These pages have the origin of the studio, whose API changes files and pushes branches. So no code of anybody else
// may run on them: the studio shows no form, and a page can send nothing.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { finishedPage, formsOn, redirectsOf, usedIcons, withoutForms, type SiteCode } from '../site/server.ts'
import { pictureAt } from './pictures.ts'
import type { StudioEnv } from './studio-env.ts'
import { WEBP } from './send.ts'
import type { Studio } from './studio.ts'

/** The page beside the form. Some of its elements have style attributes. */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * A page of the site at its own address, in addition to the policy in the page. Only the site's own scripts run, and
 * they can reach nothing: neither the API of the studio nor anything elsewhere.
 */
const SITE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'inline-speculation-rules'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What staff read in place of a form. */
const NO_FORM =
  'Visitors fill out the form here. The studio doesn’t show it, because the provider’s code could change your files.'

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
  const target = redirectsOf(site.pages.values())[pathname]
  if (target !== undefined) return c.redirect(target.replace(/(?=#|$)/, search), 308)
  const { html, status } = await rendered(studio, code, pathname)
  const page = site.pages.get(pathname)
  const shown = withoutForms(html, page ? formsOn(page) : [], NO_FORM)
  return c.html(finishedPage(pathname, shown, code.addresses), status, { 'content-security-policy': SITE_POLICY })
}

async function rendered(studio: Studio, code: SiteCode, path: string) {
  studio.readDisk()
  const site = studio.live.site()
  const response = await code.render(site, path, `/edit/api/icons?name=${usedIcons(site).join('+')}`)
  return { html: await response.text(), status: response.status as ContentfulStatusCode }
}
