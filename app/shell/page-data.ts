// Where a page's data lies beside its document, and how the browser gets it. The finishing stage writes it there (build/finish/finish-pages.ts).
import type { PageData } from '../content/page.ts'

/** Address of the data of the page at `path`. */
export function dataAddress(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** Data of the page at `path`. Rejects with the answer when that is an error, as the router expects it, and when there is none or it can't be read. */
export async function fetchPageData(path: string, init: RequestInit = {}): Promise<PageData> {
  const answer = await fetch(dataAddress(path), init)
  if (!answer.ok) throw new Response(null, answer)
  return (await answer.json()) as PageData
}
