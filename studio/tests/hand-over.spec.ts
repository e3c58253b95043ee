// Fails when staff lose sight of what still waits after a hand-over, or can't repeat one that was refused.
import { join } from 'node:path'
import { control, open, pageWithQuestions, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

/** Handing over checks the whole site. */
const SLOW_MS = 100_000

test('after a hand-over, the list and the count are of what is still waiting', async ({ studio, project }) => {
  const { file, content } = pageWithQuestions(project)
  const home = 'content/pages/home.yaml'
  project.write(home, project.read(home).replace('We answer within {', 'We reply within {'))
  await open(studio, project, file, 'seo/keywords/0')
  await control(studio, 'seo/keywords/0').fill(`${content.path.slice(1)} nearby`)
  await save(studio)
  await studio.getByRole('link', { name: 'Facts' }).click()
  await control(studio, 'visitPrice').locator('summary').click()
  await control(studio, 'visitPrice/value').fill('$6')
  await studio.getByRole('button', { name: 'Hand over (2)' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Facts' }).click()
  await expect(studio.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible()
  await studio.getByRole('button', { name: 'Hand over (2)' }).click()
  await expect(dialog).toContainText('After We reply within 24–48 hours.')
  await dialog.getByLabel('Home').uncheck()
  await dialog.getByLabel('What changed, in a few words').fill('A clearer keyword')
  await dialog.getByLabel('Your name').fill('Dana Staff')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog).toContainText('Handed over. An engineer', { timeout: SLOW_MS })
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog).toContainText('Still waiting: Home.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await studio.getByRole('button', { name: 'Hand over (1)' }).click()
  await expect(dialog.getByRole('checkbox', { name: '(handed over already)' })).not.toBeChecked()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'handed over already' })).toHaveCount(1)
})

test('a hand-over that the remote did not take is still waiting, and can be repeated', async ({
  studio,
  project,
  noise,
}) => {
  test.slow()
  noise.expected.push(/502/)
  const remote = join(project.folder, '.git/remote.git')
  project.git('remote', 'add', 'origin', remote)
  const { file, content } = pageWithQuestions(project)
  await open(studio, project, file, 'seo/keywords/0')
  await control(studio, 'seo/keywords/0').fill(`${content.path.slice(1)} nearby`)
  await save(studio)
  const dialog = studio.getByRole('dialog')
  const handOver = async () => {
    await studio.getByRole('button', { name: 'Hand over (1)' }).click()
    await expect(dialog).toContainText(`They are sent to ${remote}`)
    await dialog.getByLabel('What changed, in a few words').fill('A clearer keyword')
    await dialog.getByLabel('Your name').fill('Dana Staff')
    await dialog.getByRole('button', { name: 'Hand over' }).click()
  }
  await handOver()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was handed over', { timeout: SLOW_MS })
  await studio.reload()
  project.git('init', '--quiet', '--bare', remote)
  await handOver()
  await expect(dialog).toContainText('Handed over. An engineer', { timeout: SLOW_MS })
  expect(project.git('ls-remote', remote)).toContain('a-clearer-keyword')
  project.git('remote', 'remove', 'origin')
})
