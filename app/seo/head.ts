// The metadata in the head of each document, as descriptors for React Router.
import type { MetaDescriptor } from 'react-router'
import type { SharedContent } from '../site/derive/shared-content.ts'
import type { PageData } from '../site/derive/page-data.ts'
import { SHARE_SIZE } from '../schema/picture-files.ts'
import { structuredData } from './structured-data.ts'

/** Head of a page, with tags for link previews and structured data. */
export function pageHead(data: PageData, { business }: Pick<SharedContent, 'business'>): MetaDescriptor[] {
  const { seo, path } = data.page
  const url = `${business.url}${seo.canonical ?? path}`
  const image = `${business.url}${data.share}`
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { name: 'keywords', content: seo.keywords.join(', ') },
    { name: 'robots', content: robots(seo) },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: business.locale.replace('-', '_') },
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

/** What the heads of the not-found page and the error page need. */
type SiteWords = Pick<SharedContent, 'clinic' | 'messages'>

/** Head of the not-found page. */
export function notFoundHead({ clinic, messages }: SiteWords): MetaDescriptor[] {
  const { code, title } = messages.notFound
  // The address may have personal data. With this policy, scripts of later pages can't read it as the referrer.
  const noReferrer = { name: 'referrer', content: 'no-referrer' }
  return [{ title: `${code}: ${title} | ${clinic.name}` }, NOT_INDEXED, noReferrer]
}

/** Head of the error page. `words` are undefined when the content could not be read. */
export function errorHead(words: SiteWords | undefined): MetaDescriptor[] {
  return [{ title: words ? `${words.messages.error.title} | ${words.clinic.name}` : 'Error' }, NOT_INDEXED]
}

const NOT_INDEXED: MetaDescriptor = { name: 'robots', content: 'noindex' }

function robots({ noIndex, noFollow }: PageData['page']['seo']): string {
  return `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`
}
