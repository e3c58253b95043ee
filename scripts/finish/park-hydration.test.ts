import { readFileSync } from 'node:fs'
import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { parkHydration } from './park-hydration.ts'

const { version } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8')) as { version: string }

const PARTS = {
  preload: '<link rel="modulepreload" href="/assets/entry.client-a.js"/>',
  own: '<script data-elements="true">own()</script><script type="application/ld+json">{}</script>',
  context:
    '<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>',
  modules:
    '<script type="module" async="">import "/assets/manifest-a.js";\nimport * as route0 from "/assets/root-a.js";\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.client-a.js");</script>',
  state:
    '<script>window.__reactRouterContext.streamController.enqueue("[{\\"a\\":1},");</script><script>window.__reactRouterContext.streamController.enqueue("2]\\n");</script>',
  end: '<script>window.__reactRouterContext.streamController.close();</script>',
}
const page = (parts: Partial<typeof PARTS> = {}) => {
  const { preload, own, ...scripts } = { ...PARTS, ...parts }
  return parse(`<!DOCTYPE html><html><head>${preload}${own}</head><body><p>x</p>${Object.values(scripts).join('')}</body></html>`)
}

test('everything of React Router’s goes, and is handed on; what is the site’s own stays', () => {
  const document = page()
  expect(parkHydration('/x', document)).toEqual({
    context: '{"basename":"/","ssr":false}',
    modules: 'import "/assets/manifest-a.js";\nimport * as route0 from "/assets/root-a.js";\n  window.__reactRouterRouteModules = {"root":route0};',
    entry: '/assets/entry.client-a.js',
    state: '[{"a":1},2]\n',
  })
  expect(serialize(document)).toBe(`<!DOCTYPE html><html><head>${PARTS.own}</head><body><p>x</p></body></html>`)
})

test.each([
  ['no context', { context: '' }],
  ['a context of another form', { context: PARTS.context.replace('TextEncoderStream', 'BytesStream') }],
  ['two contexts', { context: PARTS.context.repeat(2) }],
  ['no module script', { modules: '' }],
  ['no data', { state: '' }],
  ['data without an end', { end: '' }],
  ['no preloads', { preload: '' }],
  ['a script that nobody knows', { end: `${PARTS.end}<script>window.__reactRouterNew()</script>` }],
])('%s stops the build with the version', (_what, parts) => {
  expect(() => parkHydration('/x', page(parts))).toThrow(`The markup of React Router ${version} differs`)
})
