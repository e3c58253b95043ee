// Follows links in place. One listener for the whole document: links that were prerendered and links that React drew are alike.
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'

/** Takes over plain presses of links inside the site; links to pages with a form (`data-document`) load a document. */
export function useLinks(): void {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || event.defaultPrevented || !isPlain(event) || !staysHere(link)) return
      event.preventDefault()
      const { pathname, search, hash, href } = link
      // As a browser does: the address at hand gets no second entry in the history.
      void navigate({ pathname, search, hash }, { replace: href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Not meant for another tab, a window or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function staysHere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.target === '' && link.dataset['document'] === undefined
}
