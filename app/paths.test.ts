import { expect, test } from 'vitest'
import { canonicalPath } from './paths.ts'

test('a path has no trailing slash, except that of the home page', () => {
  expect(['/', '//', '/care', '/care/', '/care//', '/a/b/'].map(canonicalPath)).toEqual([
    '/',
    '/',
    '/care',
    '/care',
    '/care',
    '/a/b',
  ])
})
