// What keeps open tabs and caches correct when a new build replaces the old one.
import { expect, test } from 'vitest'
import { httpPolicy } from '../../hosting/policy/http-policy.ts'
import { filesEnding } from './built.ts'

test('files that are cached for a year have a hash in their name', () => {
  const { hashedFolders } = httpPolicy({ formerPaths: {}, formPages: [], insights: '/i.js' }).caching
  const cachedFiles = filesEnding('').filter((file) => hashedFolders.some((folder) => file.startsWith(folder)))
  expect(cachedFiles.length).toBeGreaterThan(0)
  for (const file of cachedFiles) expect(file).toMatch(/[-.][\w-]{8}[-.]/)
})
