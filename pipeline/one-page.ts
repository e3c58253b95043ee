// Renders one page at a time, with the code that a build has bundled: what the studio shows.
import { sharedContentOf } from '../app/site/derive/shared-content.server.ts'
import type { SharedContent } from '../app/site/derive/shared-content.ts'
import type { Site } from '../app/site/read/site.ts'
import { providers, type FormView } from '../app/schema/form-providers.ts'
import { bundleCode, type BundledAddresses } from './bundle.ts'
import { fileCache } from './output/file-cache.ts'
import { MEDIA_DIR, PICTURES_DIR } from './output/folders.ts'
import { allElements, applyEdits, attribute, offsetsOf, parseDocument } from './pages/document.ts'
import { finishPage } from './pages/finish-page.ts'

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
      // `references` is a new object once anything that pages share has changed.
      const content = shared.get(site.references) ?? sharedContentOf(site)
      shared.set(site.references, content)
      return pageRenderer(site, { ...content, iconSprite })(path)
    },
    addresses: bundle.addresses,
    folders: [bundle.clientDir, PICTURES_DIR],
  }
}

/** A rendered document with `note`, and a link to the form's own page, in place of each of its `forms`. */
export function withoutForms(html: string, forms: readonly FormView[], note: string): string {
  const islands = allElements(parseDocument(html)).filter((each) => attribute(each, 'data-island') !== undefined)
  const edits = islands.map((island, index) => {
    const { start, end } = offsetsOf(island)
    const form = forms[index]
    const address = form && providers[form.provider].directLink(form)
    const link = address ? ` <a href="${address}" target="_blank" rel="noreferrer">Open the form’s own page.</a>` : ''
    return { from: start, to: end, text: `<p>${note}${link}</p>` }
  })
  return applyEdits(html, edits)
}

/** The finished HTML of a rendered document without forms. */
export function finishedPage(path: string, html: string, addresses: BundledAddresses): string {
  return finishPage({ path, html, forms: [], styled: 'first' }, { ...addresses, cssFor: () => '' })
}
