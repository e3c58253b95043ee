// The whole head of a page from its data: one pure function, the same at build and in the browser.
import type { MetaDescriptor } from 'react-router'
import type { Chrome } from '../content/chrome.ts'
import type { PageData } from '../content/page.ts'
import { SHARE_SIZE } from '../media/encoding.ts'
import { structuredData } from './structured-data.ts'

/** Title, description, keywords, canonical, robots, share tags and search data. Addresses come from the registry, never from the location. */
export function pageHead(data: PageData, { business }: Pick<Chrome, 'business'>): MetaDescriptor[] {
  const { seo, path } = data.page
  const url = absolute(business.url, seo.canonical ?? path)
  const image = absolute(business.url, data.share)
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { name: 'keywords', content: seo.keywords.join(', ') },
    { name: 'robots', content: robots(seo) },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: seo.ogImage.alt },
    { name: 'twitter:card', content: seo.twitterCard },
    ...(business.twitterHandle ? [{ name: 'twitter:site', content: business.twitterHandle }] : []),
    { name: 'twitter:title', content: seo.title },
    { name: 'twitter:description', content: seo.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: seo.ogImage.alt },
    ...structuredData(data, business).map((item) => ({ 'script:ld+json': item })),
  ] as MetaDescriptor[]
}

/** Address of `path` on the public site; the home page has none of its own beyond the origin's slash. */
export function absolute(origin: string, path: string): string {
  return `${origin}${path}`
}

function robots({ noIndex, noFollow }: PageData['page']['seo']): string {
  return `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`
}
