import { expect, test, vi } from 'vitest'
import { ContentError } from './yaml/problems.ts'
import { handleError } from './entry.server.tsx'

test('an error of a page is logged, unless it is a problem of the content, which is printed once already', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  handleError(new ContentError([]))
  expect(log).not.toHaveBeenCalled()
  const error = new Error('A fault of the code')
  handleError(error)
  expect(log).toHaveBeenCalledWith(error)
  log.mockRestore()
})
