// What stands in for a page that can't be shown: not found, or broken. The shell around it stays.
import { isRouteErrorResponse } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { NotFound } from './not-found.tsx'

export function RouteErrors({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen error={error} />
}
