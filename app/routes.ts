// Every path is served by one module: content decides what is on a page. The home page needs a line of its own for its data file.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/page.tsx', { id: 'home' }), route('*', 'routes/page.tsx')] satisfies RouteConfig
