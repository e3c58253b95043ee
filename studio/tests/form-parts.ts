// Finds and opens parts of the studio's form.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locator, Page } from '@playwright/test'
import { expect, type EditedProject } from './studio.ts'

interface PageFile {
  file: string
  text: string
  content: { path: string; sections: Record<string, unknown>[] }
}

/** The first page file whose sections satisfy `wanted`. */
export function pageWith(project: EditedProject, wanted: (sections: { type: string }[]) => boolean): PageFile {
  for (const name of readdirSync(join(project.folder, 'content/pages')).sort()) {
    if (!name.endsWith('.yaml')) continue
    const file = `content/pages/${name}`
    const text = project.read(file)
    const content = parse(text) as PageFile['content']
    if (wanted(content.sections as { type: string }[])) return { file, text, content }
  }
  throw new Error('No page has what this test needs.')
}

/** The first page with questions, its general questions, and the field of their list. */
export function pageWithQuestions(project: EditedProject) {
  const page = pageWith(project, (sections) => sections.some(({ type }) => type === 'faq'))
  const at = page.content.sections.findIndex(({ type }) => type === 'faq')
  const { general } = page.content.sections[at] as { general: { items: { question: string; answer: string }[] } }
  return { ...page, list: `sections/${at}/general/items`, items: general.items }
}

/** Opens a file in the studio, at a field if one is named: `sections/2/title`. Waits for its first check. */
export async function open(studio: Page, project: EditedProject, file: string, field?: string): Promise<void> {
  await studio.goto(`${project.origin}/edit/#${file}${field ? `@${field}` : ''}`)
  await expect(studio.locator(`[data-file="${file}"]`)).toBeVisible()
  await expect(studio.locator('.status')).toContainText(/^Saved.*problem/)
}

/** The control of a field. */
export function control(studio: Page, path: string): Locator {
  return studio.locator(`[id="field/${path}"]`)
}

/** Saves, and waits until the server has the file. */
export async function save(studio: Page): Promise<void> {
  await studio.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(studio.locator('.status')).toContainText(/^Saved/)
}

/** The first line of `text` that has `words`. */
export function lineWith(text: string, words: string): string {
  return text.split('\n').find((line) => line.includes(words)) ?? ''
}

export function readYaml(project: EditedProject, file: string): unknown {
  return parse(project.read(file))
}
