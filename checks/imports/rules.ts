// Which module may import which. dependency-cruiser applies these rules; its rules-reference.md explains the fields.
import type { IForbiddenRuleType } from 'dependency-cruiser'

const TESTS = String.raw`\.(test|spec)\.tsx?$`
/** Folders of the project that may have code. */
export const FOLDERS = [
  'app',
  'bench',
  'checks',
  'cli',
  'commands',
  'content',
  'hosting',
  'pipeline',
  'studio',
  'tests',
]
const ANY_FOLDER = `^(${FOLDERS.join('|')})/`

/** Modules under `from` may import modules under `only`, and no others. `$1` is the first group of `from`. */
function importsOnly(name: string, from: string, only: readonly string[], comment: string): IForbiddenRuleType {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { path: ANY_FOLDER, pathNot: [...only] },
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
    from: { path: ANY_FOLDER, pathNot: [only, TESTS, '^tests/'] },
    to: { path: `(^|/)node_modules/(${name})/` },
  }
}

/**
 * What each folder may import besides itself, from the bottom up: schemas, then components, sections, the site, and
 * the tools above it. `paths` is app/paths.ts.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'app/schema': ['app/paths'],
  'app/styles': ['app/schema'],
  'app/privacy': ['app/parse-address', 'app/paths'],
  'app/yaml': ['app/schema'],
  'app/media': ['app/paths', 'app/schema', 'app/styles'],
  'app/ui': ['app/parse-address', 'app/schema'],
  'app/search': ['app/schema', 'app/ui'],
  'app/forms': ['app/parse-address', 'app/paths', 'app/privacy', 'app/schema', 'app/ui'],
  'app/sections': ['app/schema', 'app/ui', 'app/search', 'app/forms'],
  'app/site': ['app/paths', 'app/schema', 'app/styles', 'app/yaml', 'app/media', 'app/search', 'app/sections'],
  'app/seo': ['app/schema', 'app/site'],
  'app/shell': [
    'app/paths',
    'app/schema',
    'app/styles',
    'app/media',
    'app/ui',
    'app/search',
    'app/site',
    'app/sections/stylesheet',
  ],
  'app/routes': ['app'],
  cli: [],
  hosting: ['app/paths', 'app/schema', 'app/yaml', 'cli'],
  pipeline: ['app', 'hosting', 'cli'],
  checks: ['app', 'cli'],
  bench: ['app', 'hosting', 'pipeline', 'cli', 'studio', 'tests/fixtures'],
}

const folders: readonly IForbiddenRuleType[] = [
  ...Object.entries(MAY_IMPORT).map(([folder, others]) =>
    importsOnly(
      folder,
      `^${folder}/`,
      [`^${folder}/`, ...others.map((other) => `^${other}(/|\\.tsx?$)`)],
      `${folder}/ imports ${['itself', ...others].join(', ')} only.`,
    ),
  ),
  importsOnly(
    'content',
    '^content/',
    ['^content/acceptance/', '^tests/(acceptance|artifact)/'],
    'A clinic has words, pictures, and rows of its acceptance tests. Code belongs elsewhere.',
  ),
  importsOnly('app', '^app/', ['^app/'], 'app/ imports nothing outside app/.'),
  importsOnly(
    'section',
    '^app/sections/([^/]+)/',
    [
      '^app/sections/$1/',
      String.raw`^app/sections/(define-kind|section-props|trait-types)\.ts$`,
      '^app/(schema|ui|forms|search)/',
    ],
    'A section imports no other section. Move what two sections share to app/ui.',
  ),
  neverImports(
    'site validate',
    '^app/site/validate/',
    '^app/site/(read|derive)/',
    'Rules across pages know nothing of reading files or of what pages get.',
  ),
  neverImports('site read', '^app/site/read/', '^app/site/derive/', 'Reading knows nothing of what pages get.'),
  importsOnly(
    'hosting/policy',
    '^hosting/policy/',
    ['^hosting/policy/', String.raw`^app/schema/form-providers\.ts$`, String.raw`^app/paths\.ts$`],
    'The HTTP policy imports itself, what form providers need, and the paths that the code names only.',
  ),
  importsOnly(
    'studio',
    '^studio/(?!site/|tests/)',
    ['^studio/(?!tests/)'],
    'The studio imports itself only. What it uses of the site is in studio/site/.',
  ),
  importsOnly(
    'studio/site',
    '^studio/site/',
    ['^(app|pipeline|checks|cli)/'],
    'studio/site names what the studio uses of app, pipeline, checks and cli.',
  ),
  importsOnly(
    'studio/site/browser.ts',
    String.raw`^studio/site/browser\.ts$`,
    ['^app/schema/', String.raw`^app/paths\.ts$`],
    'Browsers run it too, so it has names of app/schema and app/paths.ts only.',
  ),
  importsOnly('studio/tests', '^studio/tests/', ['^(studio|tests|app)/'], 'Tests import the studio, tests and app.'),
  importsOnly(
    'browser half of the studio',
    '^studio/(client|json-schema|values)/',
    [
      '^studio/(client/|json-schema/|values/|protocol)',
      String.raw`^studio/site/browser\.ts$`,
      String.raw`^studio/server/answer\.ts$`,
    ],
    'studio/client, json-schema and values run in the browser: they import each other, the protocol, ' +
      'studio/site/browser.ts, and the types of the answers only.',
  ),
]

const packages: readonly IForbiddenRuleType[] = [
  packageOnlyIn('minisearch', '^app/search/', 'Only app/search uses the search library.'),
  packageOnlyIn(
    'sharp|svgo',
    '^app/media/.+\\.server\\.ts$|^pipeline/media/',
    'Only app/media/*.server.ts and pipeline/media make pictures and icons.',
  ),
  packageOnlyIn(
    'yaml',
    '^(app/yaml|app/site|bench|checks|pipeline|studio)/',
    'Only app/yaml, app/site, bench, checks, pipeline and studio read YAML.',
  ),
]

/** Modules that may use a *.server.ts module as more than types. */
const SERVER_USERS = String.raw`\.server\.tsx?$|^app/routes/|^app/root\.tsx$|^[^/]+\.config\.ts$`
const NODE_FOLDERS = '^(bench|pipeline|checks|commands|hosting|studio|tests)/'

export const rules: readonly IForbiddenRuleType[] = [
  ...folders,
  ...packages,
  {
    name: 'server modules',
    comment: 'Only loaders, *.server.ts modules and the tools run *.server.ts. Elsewhere, import their types.',
    severity: 'error',
    from: { path: ANY_FOLDER, pathNot: [SERVER_USERS, NODE_FOLDERS, TESTS] },
    to: { path: String.raw`\.server\.tsx?$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'Node in a browser',
    comment: 'A browser has no modules of Node. Vite would replace this one by an empty object.',
    severity: 'error',
    from: {
      path: '^app/',
      pathNot: [SERVER_USERS, TESTS, '^app/site/read/', '^app/yaml/', '^app/styles/read-tokens'],
    },
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
    from: { path: ANY_FOLDER },
    to: { couldNotResolve: true, pathNot: String.raw`\+types/|^virtual:|/\.react-router/` },
  },
  {
    name: 'cycle',
    comment: 'These modules import each other in a cycle. Move what they share into a separate module.',
    severity: 'error',
    from: { path: ANY_FOLDER },
    to: { circular: true },
  },
]
