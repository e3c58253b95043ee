// Checks an address that an author wrote and turns it into a link, and says which page a link leads to.
import type { z } from 'zod'
import { didYouMean } from './did-you-mean.ts'
import type { KnownPath } from './references.ts'
import type { LinkView } from './rich-text.ts'
import { telephoneProblem } from './telephone.ts'
import { addressProblem, mailProblem } from './web-address.ts'

/** The link for `href`. Reports a problem to `ctx` when it is an address on this site that does not exist. */
export function resolveLink(href: string, paths: ReadonlyMap<string, KnownPath>, ctx: z.RefinementCtx): LinkView {
  const [scheme] = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.exec(href) ?? []
  if (scheme !== undefined) {
    const problemOf = { 'tel:': telephoneProblem, 'mailto:': mailProblem }[scheme]
    const message = (problemOf ?? addressProblem)(href)
    if (message) ctx.addIssue({ code: 'custom', message })
    return problemOf ? { href } : { href, external: true }
  }
  // app/site/validate/page-rules.ts checks this anchor, because the page's anchors are known only after all of it is
  // read.
  if (href.startsWith('#')) return { href }
  const [, path = '', anchor] = /^([^#]*)(?:#(.*))?$/.exec(href) ?? []
  const target = paths.get(path)
  if (!target) {
    const remedy =
      'Write the path of a page in content/pages, a former path, or an address that begins with #, tel:, mailto: ' +
      'or https://, or remove it.'
    ctx.addIssue({
      code: 'custom',
      message: `No page has the address ${href}.${didYouMean(path, paths.keys())} ${remedy}`,
    })
    return { href }
  }
  if (anchor !== undefined && !target.anchors.has(anchor)) {
    ctx.addIssue({
      code: 'custom',
      message:
        `The page ${path} has no section with the id "${anchor}".${didYouMean(anchor, target.anchors)} ` +
        'Give it that id, or remove the anchor.',
    })
  }
  return { href, ...(target.page === path ? {} : { leadsTo: target.page }) }
}

/** Path of the page that a link leads to, without its anchor. */
export function pagePathOf({ href, leadsTo }: LinkView): string {
  return leadsTo ?? href.split('#')[0] ?? href
}
