// The studio with the keyboard alone, and without a finding of axe in any state.
import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe.ts'
import { control, open, pageWith } from './form-parts.ts'
import { expect, test, type EditedProject } from './studio.ts'

type State = (studio: Page, project: EditedProject) => Promise<void>

const somePage = (project: EditedProject) =>
  pageWith(project, (sections) => sections.some(({ type }) => type === 'faq') && sections.length > 4)

const openPage: State = (studio, project) => open(studio, project, somePage(project).file)

async function openAllParts(studio: Page): Promise<void> {
  const closed = studio.locator('.fold:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
}

const fromMore =
  (name: string): State =>
  async (studio, project) => {
    await openPage(studio, project)
    await studio.getByRole('button', { name: 'More' }).click()
    await studio.getByRole('button', { name }).click()
    await expect(studio.getByRole('dialog')).toBeVisible()
  }

const shared =
  (file: string): State =>
  async (studio, project) => {
    await open(studio, project, `content/${file}.yaml`)
    const first = studio.locator('.fold > summary').first()
    if (await first.isVisible()) await first.click()
  }

const STATES: Readonly<Record<string, State>> = {
  'a page': openPage,
  'a page with every part open': async (studio, project) => {
    await openPage(studio, project)
    await openAllParts(studio)
  },
  'a page with a problem': async (studio, project) => {
    await open(studio, project, somePage(project).file, 'seo/title')
    await control(studio, 'seo/title').fill('Short')
    await expect(studio.getByRole('region', { name: /to solve before you can save/ })).toBeVisible()
  },
  'the menu of an item': async (studio, project) => {
    await openPage(studio, project)
    await control(studio, 'sections/1=').click()
    await expect(studio.getByRole('button', { name: 'Duplicate' })).toBeVisible()
  },
  'a list of kinds of section': async (studio, project) => {
    await openPage(studio, project)
    await studio.getByRole('button', { name: 'Add to sections' }).click()
    await expect(studio.getByRole('dialog')).toBeVisible()
  },
  'the text of a file': async (studio, project) => {
    await openPage(studio, project)
    await studio.getByRole('button', { name: 'More' }).click()
    await studio.getByRole('button', { name: 'Show the text of the file' }).click()
  },
  'the wide page': async (studio, project) => {
    await openPage(studio, project)
    await studio.getByLabel('Laptop').check()
  },
  'a fact': shared('facts'),
  'a picture': shared('images'),
  'the clinic': shared('clinic'),
  'the glossary': shared('glossary'),
  'the messages': shared('messages'),
  'the navigation': shared('navigation'),
  'the search words': shared('search'),
  'the treatments': shared('treatments'),
  'a new picture': async (studio, project) => {
    await open(studio, project, 'content/images.yaml')
    await studio.getByRole('button', { name: 'Add or replace a picture' }).click()
  },
  'the history': fromMore('History'),
  'the address of a page': fromMore('Change the address'),
  'a copy of a page': fromMore('Duplicate the page'),
  'the removal of a page': fromMore('Remove the page'),
  'a new page': async (studio, project) => {
    await openPage(studio, project)
    await studio.getByRole('button', { name: 'New page' }).click()
  },
  'handing over': async (studio, project) => {
    const { file, text } = somePage(project)
    project.write(file, text.replace(/^name: .*$/m, 'name: Another name'))
    await open(studio, project, file)
    await studio.getByRole('button', { name: /^Hand over/ }).click()
    await expect(studio.getByRole('dialog').getByRole('checkbox')).toBeVisible()
  },
  'leaving unsaved work': async (studio, project) => {
    await open(studio, project, somePage(project).file, 'name')
    await control(studio, 'name').fill('Another name')
    await studio.getByRole('link', { name: 'Help' }).click()
    await expect(studio.getByRole('dialog')).toBeVisible()
  },
  'the launch check': async (studio, project) => {
    await studio.goto(`${project.origin}/edit/#launch`)
    await expect(studio.locator('.blockers').first()).toBeVisible()
  },
  help: async (studio, project) => {
    await studio.goto(`${project.origin}/edit/#help`)
    await expect(studio.getByRole('heading', { name: 'Help' })).toBeVisible()
  },
}

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe finds nothing: ${name}`, async ({ studio, project }) => {
    // The policy of the studio refuses scripts from outside, so axe comes with a page that allows it.
    await studio.context().route('**/edit/', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
    await reach(studio, project)
    expect(await axeFindings(studio)).toEqual([])
  })
}

test('a sentence is changed and saved with the keyboard alone', async ({ studio, project }) => {
  const { file, content } = somePage(project)
  await open(studio, project, file)
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let presses = 0; presses < 400; presses += 1) {
      if (await until()) return
      await studio.keyboard.press(key)
    }
    throw new Error(`${key} does not lead there.`)
  }
  const isFocused = (selector: string) => () => studio.locator(`${selector}:focus`).count().then(Boolean)
  await press('Tab', isFocused('[id="field/sections/0"] > summary'))
  await studio.keyboard.press('Enter')
  await press('Tab', isFocused('[id="field/sections/0"] textarea'))
  await studio.keyboard.press('End')
  await studio.keyboard.type(' Yes')
  await studio.keyboard.press('ControlOrMeta+s')
  await expect(studio.locator('.status')).toContainText(/^Saved/)
  expect(project.changedLines(file)).toHaveLength(2)
  expect(content.sections.length).toBeGreaterThan(0)
})

test('a field and the live page follow each other', async ({ studio, project }) => {
  const { file, content } = somePage(project)
  const at = content.sections.findIndex(({ type }) => type === 'faq')
  const { general } = content.sections[at] as { general: { items: { question: string }[] } }
  const question = general.items[0]?.question ?? ''
  await open(studio, project, file)
  const page = studio.frameLocator('iframe')
  await page.getByText(question, { exact: true }).first().click()
  await expect(control(studio, `sections/${at}/general/items/0/question`)).toBeFocused()
  await control(studio, `sections/${at}/general/items/0/question`).fill('Is this new?')
  await expect(page.getByText('Is this new?')).toBeInViewport()
  await control(studio, 'sections/0').locator('summary').first().focus()
  await expect(page.locator('[data-section="0"]')).toBeInViewport()
})
