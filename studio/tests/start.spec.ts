// Runs before the other tests of the studio: its first start bundles the code of the site, and two bundlers at once
// would disturb each other.
import { expect, test } from './studio.ts'

test('the studio starts', async ({ studio, project }) => {
  await studio.goto(`${project.origin}/edit/`)
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
})
