// Which module may import which. dependency-cruiser applies these rules; its rules-reference.md explains the fields.
import type { IForbiddenRuleType } from 'dependency-cruiser'

const TESTS = String.raw`\.(test|spec)\.tsx?$`
const FOLDERS = '^(app|bench|build|checks|cli|commands|hosting|studio|tests)/'

/** Modules under `from` may import modules under `only`, and no others. `$1` is the first group of `from`. */
function importsOnly(name: string, from: string, only: readonly string[], comment: string): IForbiddenRuleType {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { path: FOLDERS, pathNot: [...only] },
  }
}

/** Modules under `from` may not import those under `to`. */
function neverImports(name: string, from: string, to: string, comment: string): IForbiddenRuleType {
  return { name, comment, severity: 'error', from: { path: from, pathNot: TESTS }, to: { path: to } }
}

/** Only modules under `only` may import the package. `name` is a pattern of package names. */
function packageOnlyIn(name: string, only: string, comment: string): IForbiddenRuleType {
  return {
    name: `package ${name}`,
    comment,
    severity: 'error',
    from: { path: FOLDERS, pathNot: [only, TESTS, '^tests/'] },
    to: { path: `(^|/)node_modules/(${name})/` },
  }
}

const folders: readonly IForbiddenRuleType[] = [
  importsOnly('app', '^app/', ['^app/'], 'app/ imports nothing outside app/.'),
  importsOnly(
    'app/ui',
    '^app/ui/',
    ['^app/(ui|content)/', '^app/sections/trait-types\\.ts$', '^app/media/(encoding|image)\\.ts$'],
    'Components of app/ui import app/ui, app/content, and the sizes and types of pictures only.',
  ),
  importsOnly(
    'section',
    '^app/sections/([^/]+)/',
    [
      '^app/sections/$1/',
      '^app/sections/(base|props|trait-types)\\.ts$',
      '^app/(ui|content|forms|search)/',
      '^app/media/image\\.ts$',
    ],
    'A section imports its folder, the modules that all sections share, app/ui, content, forms, search and ' +
      'image.ts. Move what two sections share to app/ui.',
  ),
  importsOnly(
    'list of sections',
    '^app/sections/[^/]+$',
    ['^app/(sections|content|ui)/', '^app/forms/providers\\.ts$'],
    'The lists of sections import app/sections, app/content, app/ui and the facts about form providers only.',
  ),
  neverImports(
    'below the routes',
    '^app/(shell|forms|seo|privacy)/',
    '^app/(sections/[^/]+/|sections/section-list|sections/kinds|routes/|root\\.tsx)',
    'Shell, forms, seo and privacy import no section, no route and not the root.',
  ),
  importsOnly(
    'app/search',
    '^app/search/',
    ['^app/(search|content)/', '^app/ui/dialog/'],
    'The search imports app/search, app/content and the dialog.',
  ),
  neverImports('app/forms', '^app/forms/', '^app/(shell|content)/', 'The form imports no shell and no content.'),
  importsOnly(
    'app/content/schema',
    '^app/content/schema/',
    ['^app/content/schema/', '^app/forms/(providers|height-bounds|messages)\\.ts$', '^app/media/image\\.ts$'],
    'Schemas import no other folder of app/content, only form providers, form messages and the picture type.',
  ),
  importsOnly(
    'app/content/check',
    '^app/content/check/',
    ['^app/content/(schema|check)/', '^app/sections/(page|traits)\\.ts$'],
    'Rules across fields and pages import the schemas, and the page with the traits of its sections.',
  ),
  importsOnly(
    'app/content/read',
    '^app/content/read/',
    ['^app/content/(schema|check|read)/', '^app/media/', '^app/forms/providers\\.ts$', '^app/sections/page\\.ts$'],
    'Reading imports schemas, checks, pictures and icons, facts about forms, and the page, but no view.',
  ),
  importsOnly(
    'app/content/view',
    '^app/content/view/',
    [
      '^app/(content|media)/',
      '^app/paths\\.ts$',
      '^app/styles/read-tokens\\.ts$',
      '^app/sections/(page|traits|trait-types)\\.ts$',
    ],
    'What loaders return imports app/content, app/media, colours, and the page with the traits of its sections.',
  ),
  importsOnly(
    'app/media',
    '^app/media/',
    ['^app/media/', '^app/styles/read-tokens\\.ts$'],
    'Pictures and icons import app/media and the style tokens only.',
  ),
  importsOnly('cli', '^cli/', ['^cli/'], 'cli/ imports nothing of the project but itself.'),
  importsOnly(
    'hosting/policy',
    '^hosting/policy/',
    ['^hosting/policy/', '^app/forms/providers\\.ts$', '^app/paths\\.ts$'],
    'The HTTP policy imports itself, the facts about form providers and the paths that the code names only.',
  ),
  importsOnly('hosting', '^hosting/', ['^(hosting|app|cli)/'], 'hosting/ imports app, cli and itself only.'),
  importsOnly('build', '^build/', ['^(build|app|hosting|cli)/'], 'build/ imports app, hosting, cli and itself only.'),
  importsOnly(
    'checks',
    '^checks/',
    ['^(checks|app|build|hosting|cli)/'],
    'checks/ imports app, build, hosting, cli.',
  ),
  importsOnly('studio', '^studio/', ['^(studio|app|build|checks|cli)/'], 'studio/ imports app, build, checks, cli.'),
  importsOnly(
    'browser half of the studio',
    '^studio/(client|schema|values)/',
    [
      '^studio/(client/|schema/|values/|protocol)',
      String.raw`^studio/server/answer\.ts$`,
      '^app/(content|styles)/',
      '^app/sections/',
      '^app/custom-elements',
    ],
    'studio/client, schema and values run in the browser: they import each other, the protocol, the types of the ' +
      'answers, and app/content, app/sections, app/styles and app/custom-elements only.',
  ),
  neverImports(
    'the site without the studio',
    '^(app|build|checks|cli|hosting)/',
    '^studio/',
    'The site works without the studio. Only commands/edit.ts starts the studio.',
  ),
  neverImports(
    'tests and bench',
    '^(app|build|checks|cli|hosting|studio)/',
    '^(tests|bench|commands)/',
    'app, build, checks, cli, hosting and studio do not import tests, bench or commands.',
  ),
]

const packages: readonly IForbiddenRuleType[] = [
  packageOnlyIn('minisearch', '^app/search/', 'Only app/search uses the search library.'),
  packageOnlyIn('survey-[^/]+', '^hosting/demonstration-provider/', 'Only the demonstration form uses this package.'),
  packageOnlyIn(
    'sharp|svgo',
    '^app/media/.+\\.server\\.ts$|^build/media/',
    'Only app/media/*.server.ts and build/media make pictures and icons.',
  ),
  packageOnlyIn(
    'yaml',
    '^(app/content|bench|checks|build|studio)/',
    'Only app/content, bench, checks, build and studio read YAML.',
  ),
]

/** Modules that may use a *.server.ts module as more than types. */
const SERVER_USERS = String.raw`\.server\.tsx?$|^app/routes/|^app/root\.tsx$|^[^/]+\.config\.ts$`
const NODE_FOLDERS = '^(bench|build|checks|commands|hosting|studio|tests)/'

export const rules: readonly IForbiddenRuleType[] = [
  ...folders,
  ...packages,
  {
    name: 'server modules',
    comment: 'Only loaders, *.server.ts modules and the tools run *.server.ts. Elsewhere, import their types.',
    severity: 'error',
    from: { path: FOLDERS, pathNot: [SERVER_USERS, NODE_FOLDERS, TESTS] },
    to: { path: String.raw`\.server\.tsx?$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'Node in a browser',
    comment: 'A browser has no modules of Node. Vite would replace this one by an empty object.',
    severity: 'error',
    from: { path: '^app/', pathNot: [SERVER_USERS, TESTS, '^app/content/read/', '^app/styles/read-tokens'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'unused stylesheet',
    comment: 'No module imports this stylesheet. Remove it.',
    severity: 'error',
    from: { path: String.raw`\.module\.css$`, orphan: true },
    to: {},
  },
  {
    name: 'unresolved',
    comment: 'The rules cannot check an import that is not found.',
    severity: 'error',
    from: { path: FOLDERS },
    to: { couldNotResolve: true, pathNot: String.raw`\+types/|^virtual:|/\.react-router/` },
  },
  {
    name: 'cycle',
    comment: 'These modules import each other in a cycle. Move what they share into a separate module.',
    severity: 'error',
    from: { path: FOLDERS },
    to: { circular: true },
  },
]
