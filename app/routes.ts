// The route table. One module serves every page, because content decides what is on a page.
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { ERROR_PATH, STYLEGUIDE_PATH } from './paths.ts'
import { SEARCH_PATH } from './search/search-data.ts'

const isDevelopment = process.env['NODE_ENV'] === 'development'

export default [
  // "*" does not match the home page.
  index('routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
  route(ERROR_PATH, 'routes/server-error.tsx'),
  // The build writes the search data itself (pipeline/output/site-files.ts).
  ...(isDevelopment
    ? [route(STYLEGUIDE_PATH, 'routes/styleguide.tsx'), route(SEARCH_PATH, 'routes/search-data.ts')]
    : []),
] satisfies RouteConfig
