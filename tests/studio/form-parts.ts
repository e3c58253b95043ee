// Finds and opens parts of the studio's form.
import { readdirSync, readFileSync } from 'node:fs'
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

/** Opens a file in the studio, at a field if one is named: `sections/2/title`. Waits for its first check. */
export async function open(studio: Page, project: EditedProject, file: string, field?: string): Promise<void> {
  await studio.goto(`${project.origin}/edit/#${file}${field ? `@${field}` : ''}`)
  const [, shown = file] = /^path: (.*)$/m.exec(project.read(file)) ?? []
  await expect(studio.locator('.title p')).toHaveText(shown)
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

/** The line of `text` that holds `words`, with its number from 0. */
export function lineWith(text: string, words: string): { line: string; at: number } {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes(words))
  return { line: lines[at] ?? '', at }
}

export function readYaml(project: EditedProject, file: string): unknown {
  return parse(readFileSync(join(project.folder, file), 'utf8'))
}
