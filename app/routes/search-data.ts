// The search data, in `npm run dev` only.
import type { LoaderFunctionArgs } from 'react-router'
import { searchDataOf } from '../site/derive/search-data.server.ts'
import { siteContext } from '../site/derive/site-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(searchDataOf(await context.get(siteContext)()))
}
