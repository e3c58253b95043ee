// Files and lines of code in a checkout, by top folder.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from '../table.ts'

const CODE = /\.(ts|tsx|js|mjs|css)$/
const TEST = /(^tests\/|\.test\.tsx?$)/

interface Count {
  files: number
  lines: number
}

/** Files and lines of code in the checkout `folder`, with a row for each top folder and one for tests. */
export function codeTable(folder: string, title: string): Table {
  const counts = new Map<string, Count>()
  const add = (name: string, lines: number) => {
    const { files, lines: before } = counts.get(name) ?? { files: 0, lines: 0 }
    counts.set(name, { files: files + 1, lines: before + lines })
  }
  for (const file of trackedFiles(folder)) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').length - 1
    const isTest = TEST.test(file)
    const top = file.includes('/') ? (file.split('/')[0] ?? '') : '(root)'
    for (const name of [isTest ? 'tests' : top, 'total with tests', ...(isTest ? [] : ['total without tests'])])
      add(name, lines)
  }
  const isTotal = (name: string) => Number(name.startsWith('total'))
  const rows = [...counts]
    .sort(([a], [b]) => isTotal(a) - isTotal(b) || a.localeCompare(b))
    .map(([name, { files, lines }]) => [name, files, lines])
  return { title, columns: ['folder', 'files', 'lines'], rows }
}

function trackedFiles(folder: string): string[] {
  return execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter((file) => CODE.test(file) && existsSync(join(folder, file)))
}
