// What the dialog that hands over says afterwards.
import { control, open, pageWithQuestions, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

const SLOW = 100_000

test('after a hand-over, the list and the count are of what is still waiting', async ({ studio, project }) => {
  const { file, content } = pageWithQuestions(project)
  project.write('content/clinic.yaml', `${project.read('content/clinic.yaml')}# More\n`)
  await open(studio, project, file, 'seo/keywords/0')
  await control(studio, 'seo/keywords/0').fill(`${content.path.slice(1)} in Alberta`)
  await save(studio)
  await studio.getByRole('link', { name: 'Facts' }).click()
  await control(studio, 'edDosePrice').locator('summary').click()
  await control(studio, 'edDosePrice/value').fill('$6')
  await studio.getByRole('button', { name: 'Hand over (2)' }).click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog).toContainText('Not saved yet, so not part of this: Facts.')
  await dialog.getByLabel('Clinic').uncheck()
  await dialog.getByLabel('What changed, in a few words').fill('A clearer keyword')
  await dialog.getByLabel('Your name').fill('Dana Staff')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog).toContainText('Handed over. An engineer', { timeout: SLOW })
  await expect(dialog.getByRole('checkbox', { name: '(handed over already)' })).not.toBeChecked()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'handed over already' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(studio.getByRole('button', { name: 'Hand over (1)' })).toBeVisible()
})
