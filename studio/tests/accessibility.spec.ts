// Fails when axe finds something in any state of the studio.
import type { Page } from '@playwright/test'
import { axeFindings } from '../../tests/browser/axe.ts'
import { control, open, pageWith, pageWithQuestions, save } from './form-parts.ts'
import { expect, test, type EditedProject } from './studio.ts'

type State = (studio: Page, project: EditedProject) => Promise<void>

const somePage = (project: EditedProject) =>
  pageWith(project, (sections) => sections.some(({ type }) => type === 'faq') && sections.length > 3)

const openPage: State = (studio, project) => open(studio, project, somePage(project).file)

async function openAllParts(studio: Page): Promise<void> {
  const closed = studio.locator('.disclosure:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** States of the studio, in groups that one browser page goes through in this order. */
const STATES: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  'a page': {
    'text that is not YAML': async (studio, project) => {
      const { file, text } = somePage(project)
      project.write(file, `path: "/unfinished\n${text}`)
      await studio.goto(`${project.origin}/edit/#${file}`)
      await expect(studio.getByText('This file can’t be read')).toBeVisible()
      project.write(file, text)
    },
    closed: openPage,
    'menu of an item': async (studio) => {
      await control(studio, 'sections/1=').click()
      await expect(studio.getByRole('button', { name: 'Duplicate' })).toBeVisible()
    },
    'kinds of section': async (studio) => {
      await studio.keyboard.press('Escape')
      await studio.getByRole('button', { name: 'Add a section' }).click()
      await expect(studio.getByRole('dialog').getByLabel('Find')).toBeFocused()
    },
    'every part open, with a problem': async (studio) => {
      await studio.keyboard.press('Escape')
      await openAllParts(studio)
      await control(studio, 'seo/title').fill('Short')
      await expect(studio.getByRole('region', { name: /to fix before you can save/ })).toBeVisible()
    },
  },
  'shared files': Object.fromEntries(
    ['clinic', 'glossary', 'messages', 'navigation', 'search', 'treatments', 'images', 'facts'].map((file) => [
      file,
      async (studio: Page, project: EditedProject) => {
        await open(studio, project, `content/${file}.yaml`)
        const first = studio.locator('.disclosure > summary').first()
        if (await first.isVisible()) await first.click()
      },
    ]),
  ),
  'dialogs of a page': {
    history: async (studio, project) => {
      await openPage(studio, project)
      await studio.getByRole('button', { name: 'History' }).click()
    },
    'removing a page': async (studio) => {
      await studio.keyboard.press('Escape')
      await studio.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Remove' }).click()
      await expect(studio.getByRole('dialog', { name: 'Remove the page' })).toBeVisible()
    },
    'a new page': async (studio) => {
      await studio.keyboard.press('Escape')
      await studio.getByRole('button', { name: 'New page' }).click()
    },
  },
  'work in progress': {
    'words that are found': async (studio, project) => {
      await openPage(studio, project)
      await studio.getByLabel('Find', { exact: true }).fill('24 hours')
      await expect(studio.getByRole('status').filter({ hasText: /places?$/ })).toBeVisible()
    },
    'figures to insert': async (studio, project) => {
      const { file, list } = pageWithQuestions(project)
      await open(studio, project, file, `${list}/0/answer`)
      await studio.getByRole('button', { name: 'Checked figure in Answer' }).first().click()
      await expect(studio.getByRole('dialog')).toBeVisible()
    },
    'facts to approve': async (studio, project) => {
      await studio.keyboard.press('Escape')
      await open(studio, project, 'content/facts.yaml')
      await studio.getByLabel('Not approved').check()
      await studio.getByLabel('Your name, to approve').fill('Dr. R. Lee')
      await expect(studio.getByRole('button', { name: /^Approve: / }).first()).toBeVisible()
    },
    'a new picture': async (studio, project) => {
      await open(studio, project, 'content/images.yaml')
      await studio.getByRole('button', { name: 'Add a picture' }).click()
    },
    'handing over': async (studio, project) => {
      await studio.keyboard.press('Escape')
      await open(studio, project, somePage(project).file, 'name')
      await control(studio, 'name').fill('Another name')
      await save(studio)
      await studio.getByRole('button', { name: /^Hand over \(/ }).click()
      await expect(studio.getByRole('dialog').getByRole('checkbox')).toBeVisible()
    },
  },
  help: {
    help: async (studio, project) => {
      await openPage(studio, project)
      await studio.getByRole('button', { name: 'Help' }).click()
      await expect(studio.getByRole('dialog', { name: 'Help' })).toBeVisible()
    },
  },
}

for (const [group, states] of Object.entries(STATES)) {
  test(`axe finds nothing: ${group}`, async ({ studio, project }) => {
    test.slow()
    // The policy of the studio refuses scripts from outside, so axe comes with a page that allows it.
    await studio.context().route('**/edit/', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
    for (const [name, reach] of Object.entries(states))
      await test.step(name, async () => {
        await reach(studio, project)
        expect(await axeFindings(studio), name).toEqual([])
      })
  })
}
