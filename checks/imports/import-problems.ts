// Checks which module imports which, with dependency-cruiser. It uses the parser swc, because TypeScript 7 has no API
// for tools yet.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { cruise, format } from 'dependency-cruiser'
import { FOLDERS, rules } from './rules.ts'

/** Problems of the imports in the project folder `root`, as text to print. Empty when there are none. */
export async function importProblems(root: string): Promise<string> {
  const { output } = await cruise(
    readdirSync(root).filter((name) => FOLDERS.includes(name)),
    {
      baseDir: resolve(root),
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: [...rules] },
      extraExtensionsToScan: ['.css'],
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`\.react-router/` },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  )
  if (typeof output === 'string') throw new Error(output)
  if (output.summary.violations.length === 0) return ''
  return String((await format(output, { outputType: 'err-long' })).output)
}
