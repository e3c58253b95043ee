// The page that a host sends when it fails. The build writes it to 500.html.
import { errorHead } from '../seo/head.ts'
import { ErrorScreen } from '../shell/error-screen/error-screen.tsx'
import type { Route } from './+types/server-error.ts'

export function meta({ matches }: Route.MetaArgs) {
  return errorHead(matches[0].loaderData)
}

export default function ServerError({ matches }: Route.ComponentProps) {
  return <ErrorScreen shared={matches[0].loaderData} />
}
