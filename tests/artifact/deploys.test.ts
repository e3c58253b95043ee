// What keeps open tabs and caches right when a new site takes the old one's place.
import { expect, test } from 'vitest'
import { httpPolicy } from '../../hosting/policy/http-policy.ts'
import { filesEnding } from './built.ts'

test('files that are cached for good carry a hash in their name', () => {
  const { hashedFolders } = httpPolicy({ formerPaths: {}, insights: '/i.js' }).caching
  const kept = filesEnding('').filter((file) => hashedFolders.some((folder) => file.startsWith(folder)))
  expect(kept.length).toBeGreaterThan(100)
  for (const file of kept) expect(file).toMatch(/[-.][\w-]{8}[-.]/)
})
