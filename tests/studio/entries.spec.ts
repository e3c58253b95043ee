// Entries that pages name, such as facts and form ids: added, renamed and removed in the form.
import { control, open, save } from './form-parts.ts'
import { expect, test } from './studio.ts'

const FACTS = 'content/facts.yaml'
const CLINIC = 'content/clinic.yaml'

test('adds a fact, gives it another name in one line, and removes it', async ({ studio, project }) => {
  await open(studio, project, FACTS)
  await control(studio, '+').fill('some price')
  await control(studio, '+').press('Enter')
  await expect(studio.getByRole('alert').filter({ hasText: 'Begin with a small letter' })).toBeVisible()
  await control(studio, '+').fill('somePrice')
  await control(studio, '+').press('Enter')
  await control(studio, 'somePrice/value').fill('$77')
  await control(studio, 'somePrice/source').fill('A test')
  await studio.getByLabel('Review again by').fill('2031-01-31')
  await save(studio)
  expect(project.changedLines(FACTS)).toHaveLength(6)
  expect(project.changedLines(FACTS)[0]).toBe('+somePrice:')
  project.commit('A fact')

  await studio.getByRole('button', { name: 'Rename somePrice' }).click()
  await studio.getByLabel('New name of somePrice').fill('otherPrice')
  await studio.getByLabel('New name of somePrice').press('Enter')
  await save(studio)
  expect(project.changedLines(FACTS)).toEqual(['-somePrice:', '+otherPrice:'])
  project.commit('Another name')

  await studio.getByRole('button', { name: 'Remove otherPrice' }).click()
  await expect(control(studio, 'otherPrice')).toBeHidden()
  await studio.getByRole('button', { name: 'Undo' }).click()
  await studio.getByRole('button', { name: 'Remove otherPrice' }).click()
  await save(studio)
  expect(project.changedLines(FACTS)).toHaveLength(6)
  expect(project.changedLines(FACTS)[0]).toBe('-otherPrice:')
  project.commit('Removed again')
})

test('neither renames nor removes a fact or a form id that a page uses, and says where it is used', async ({
  studio,
  project,
}) => {
  const [, fact = ''] = /\{facts\.(\w+)\}/.exec(project.read('content/pages/home.yaml')) ?? []
  await open(studio, project, FACTS, `${fact}/value`)
  for (const action of ['Rename', 'Remove']) {
    await studio.getByRole('button', { name: `${action} ${fact}`, exact: true }).press('Enter')
    const alert = studio.getByRole('alert').filter({ hasText: fact })
    await expect(alert).toHaveText(new RegExp(`^You cannot ${action.toLowerCase()} ${fact} while it is used on: \\w`))
  }
  await open(studio, project, CLINIC, 'forms/ids/hairLoss')
  await studio.getByRole('button', { name: 'Rename hairLoss', exact: true }).press('Enter')
  await expect(studio.getByRole('alert').filter({ hasText: 'hairLoss' })).toBeVisible()
  expect(project.changedFiles()).toEqual([])
})
