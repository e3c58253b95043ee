// What a page says of itself in the head, after a navigation in place. Until the first one, the tags that were prerendered stand.
import { useLayoutEffect, useState } from 'react'
import type { MetaDescriptor } from 'react-router'

/** The tags that app/seo/ makes, among those that every page has. */
const PAGE_TAGS =
  'title, meta:is([name], [property]):not([name=viewport], [name=theme-color]), link[rel=canonical], script[type="application/ld+json"]'

/** `tags` take the place of those that were prerendered; without any, these stay. */
export function PageHead({ tags }: { tags: readonly MetaDescriptor[] | undefined }) {
  const [prerendered] = useState(() => document.head.querySelectorAll(PAGE_TAGS))
  useLayoutEffect(() => {
    if (tags) for (const tag of prerendered) tag.remove()
  }, [tags, prerendered])
  return tags?.map((tag, index) => <Tag key={index} {...(tag as Record<string, unknown>)} />)
}

function Tag({ title, 'script:ld+json': searchData, tagName, ...attributes }: Record<string, unknown>) {
  if (typeof title === 'string') return <title>{title}</title>
  if (searchData)
    return (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(searchData).replaceAll('<', '\\u003c') }}
      />
    )
  return tagName === 'link' ? <link {...attributes} /> : <meta {...attributes} />
}
