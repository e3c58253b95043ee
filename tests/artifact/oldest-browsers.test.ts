// The oldest browsers that get scripts are those that package.json lists.
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../cli/oldest-browsers.ts'
import { missingIn } from '../browser/missing-features.ts'
import { built, fileText } from './built.ts'
import { namedScripts, withAllImports } from '../markup/scripts.ts'

test('they are the first that have the function by which the starter knows them', () => {
  const known = 'Array.prototype.toSorted'
  for (const { name, version } of oldestBrowsers) {
    expect(missingIn(name), `${name} ${version}`).not.toContain(known)
    expect(missingIn(name, version - 0.1), `before ${name} ${version}`).toContain(known)
  }
})

test('no script makes an object of a newer class, or calls a newer function of a class', () => {
  const addresses = withAllImports(new Set(built.flatMap(({ elements }) => namedScripts(elements))), fileText)
  expect(addresses.size).toBeGreaterThan(1)
  const missing = [...new Set(oldestBrowsers.flatMap(({ name }) => missingIn(name)))]
  const newer = missing.filter((path) => !path.includes('.prototype.'))
  const used = [...addresses].flatMap((address) => {
    const text = fileText(address)
    return newer.filter((path) => text.includes(path.includes('.') ? `${path}(` : `new ${path}(`))
  })
  expect(used).toEqual([])
})
