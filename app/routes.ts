// Every path is served by one module: content decides what is on a page. The home page needs a line of its own for its data file.
// Builders have a style page beside them: in `npm run dev` only.
import { STYLEGUIDE_PATH } from './routes/paths.ts'
import { index, route, type RouteConfig } from '@react-router/dev/routes'

const styleguide = process.env['NODE_ENV'] === 'development' ? [route(STYLEGUIDE_PATH, 'routes/styleguide.tsx')] : []

export default [
  index('routes/page.tsx', { id: 'home' }),
  ...styleguide,
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig
