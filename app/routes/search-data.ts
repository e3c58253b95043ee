// The search data, in `npm run dev` only.
import type { LoaderFunctionArgs } from 'react-router'
import { searchDataOf } from '../site/view/search-data.server.ts'
import { siteContext } from '../site/view/site-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(searchDataOf(await context.get(siteContext)()))
}
