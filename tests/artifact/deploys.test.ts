// What keeps open tabs and caches right when a new site takes the old one's place.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { httpPolicy } from '../../app/policy/http-policy.ts'
import { filesEnding, fileText } from './built.ts'

test('files that are cached for good carry a hash in their name', () => {
  const { hashedFolders } = httpPolicy({ formerPaths: {}, insights: '/i.js' }).caching
  const kept = filesEnding('').filter((file) => hashedFolders.some((folder) => file.startsWith(folder)))
  expect(kept.length).toBeGreaterThan(100)
  for (const file of kept) expect(file).toMatch(/[-.][\w-]{8}[-.]/)
})

test('a navigation needs no module that the first page did not bring', () => {
  // React Router reloads without end when one is missing after a deploy; all routes in one module leave it nothing to miss.
  const manifest = filesEnding('.js').find((file) => file.startsWith('/assets/manifest-')) ?? ''
  const route = z.object({ module: z.string(), clientLoaderModule: z.string().optional() })
  const text = /=(\{.*\});?\s*$/s.exec(fileText(manifest))?.[1] ?? ''
  const { routes } = z.object({ routes: z.record(z.string(), route) }).parse(JSON.parse(text))
  const { root: _root, ...pages } = routes
  for (const files of [Object.values(pages).map((each) => each.module), Object.values(pages).map((each) => each.clientLoaderModule)])
    expect(new Set(files).size).toBe(1)
})
