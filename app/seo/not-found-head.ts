// Head of the not-found page: a title, and nothing for search engines to keep.
import type { MetaDescriptor } from 'react-router'
import type { Chrome } from '../content/chrome.ts'

/** The title comes from the page itself, which shows on client navigations too. */
export function notFoundHead(_chrome: Chrome): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex' }]
}
