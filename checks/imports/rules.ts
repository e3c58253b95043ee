// What may import what. Data only: checks/imports/check.ts applies it.

/** A part of the project and what it may not import. Patterns match project paths; `$1` in a pattern is the first group of `from`. */
export interface LayerRule {
  from: RegExp
  /** Everything else in the project is forbidden. */
  only?: readonly string[]
  /** This alone is forbidden. */
  never?: readonly string[]
  why: string
}

/** Tests may import what they test. */
export const TESTS = /\.test\.tsx?$|^tests\//

export const layers: readonly LayerRule[] = [
  {
    from: /^app\/ui\//,
    only: ['app/ui/', 'app/content/', 'app/media/encoding.ts$', 'app/elements/'],
    why: 'Primitives know nothing of the clinic: app/ui imports app/ui, app/content, app/media/encoding.ts and app/elements only.',
  },
  {
    from: /^app\/sections\/([^/]+)\//,
    only: [
      'app/sections/$1/',
      'app/sections/(base|props).ts$',
      'app/ui/',
      'app/content/',
      'app/media/encoding.ts$',
      'app/forms/',
      'app/elements/',
    ],
    why: 'A section imports its own folder, sections/base.ts and props.ts, app/ui, app/content, app/media/encoding.ts and app/forms: never another section, and nothing above it.',
  },
  {
    from: /^app\/sections\/[^/]+$/,
    only: ['app/sections/', 'app/content/', 'app/ui/'],
    why: 'The list of sections imports sections, app/content and app/ui only.',
  },
  {
    from: /^app\/(shell|forms|seo|analytics)\//,
    never: ['app/sections/', 'app/routes/', 'app/root.tsx$'],
    why: 'Shell, forms, seo and analytics stand under routes and beside sections: they import neither.',
  },
  { from: /^app\/forms\//, never: ['app/shell/'], why: 'The form embed knows nothing of the shell around it.' },
  {
    from: /^app\/content\//,
    only: ['app/content/', 'app/media/', 'app/forms/origins.ts$', 'app/sections/kinds.ts$'],
    why: 'Content imports app/media, the form origins and the list of section kinds, which holds their schemas.',
  },
  {
    from: /^app\/media\//,
    only: ['app/media/', 'app/content/', 'app/styles/read-tokens.ts$'],
    why: 'Pictures and icons import app/content and the tokens only.',
  },
  {
    from: /^app\/elements\//,
    only: ['app/elements/'],
    why: 'The elements are inlined into every page: they import each other only.',
  },
  {
    from: /^app\/policy\//,
    only: ['hosting/policy/', 'app/forms/provider.ts$'],
    why: 'The HTTP policy imports itself and the form contract only.',
  },
  {
    from: /^app\//,
    never: ['server/', 'scripts/', 'tests/'],
    why: 'Nothing in app/ imports server/, scripts/ or tests/.',
  },
  {
    from: /^server\//,
    only: ['server/', 'app/content/', 'app/media/', 'hosting/policy/', 'app/forms/(origins|providers).ts$'],
    why: 'The servers import app/content, app/media, hosting/policy and the form contract only.',
  },
  { from: /^(scripts|server)\//, never: ['tests/'], why: 'Nothing but a test imports tests/.' },
]

/** The one place that knows each third party by name. */
export const boundaries: readonly { package: RegExp; only: RegExp; why: string }[] = [
  {
    package: /^@vercel\/analytics$/,
    only: /^app\/analytics\//,
    why: 'Only app/analytics knows the analytics library.',
  },
  { package: /^survey-/, only: /^server\/forms\//, why: 'Only the local form service knows the survey engine.' },
  {
    package: /^(sharp|svgo)$/,
    only: /^(app\/media\/.*\.server\.ts|scripts\/media\.ts)$/,
    why: 'Only app/media and build/media.ts cut pictures and icons.',
  },
  { package: /^yaml$/, only: /^(app\/content|scripts)\//, why: 'Only app/content reads YAML.' },
]

/** Modules that may use a *.server.ts module as more than types. */
export const SERVER_USERS = /\.server\.ts$|^app\/routes\/|^scripts\/|^server\/|^[^/]+\.config\.ts$/

/** Where the visitor's browser begins; along value imports it must not reach BUILD_ONLY. */
export const CLIENT_ENTRIES =
  /^app\/(entry\.client\.tsx|root\.tsx|[\w-]+-entry\.tsx?|routes\/page\.tsx|elements\/on-[\w-]+\.ts|sections\/[^/]+\/section\.tsx)$/
/** A *.server.ts module is taken out of the browser's bundle by React Router; what it imports goes with it. */
export const TAKEN_OUT = /\.server\.ts$/
export const BUILD_ONLY = /^(zod|yaml|sharp|svgo|parse5|node:.+)$/

/** Modules that something else starts: a tool, a glob, a person, a page that a server hands out. A module that none of them reaches is dead. */
export const ENTRIES =
  /^app\/(routes\.ts|routes\/styleguide\.tsx|entry\.server\.tsx)$|^scripts\/[^/]+\.[jt]s$|^server\/.+\.(js|css)$|^[^/]+\.config\.ts$|\.d\.ts$/
