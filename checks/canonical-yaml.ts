// The canonical form of every YAML file, for `npm run format` and `npm run check`.
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { canonicalYaml } from '../app/yaml/canonical-yaml.ts'
import { decoded } from '../app/yaml/encoding.ts'
import { CommandError } from '../cli/command-error.ts'

const FILES = '{app,content,tests}/**/*.yaml'

/**
 * The canonical text of each YAML file, by its path. It leaves out files that are not valid YAML, because the check
 * of the content reports them with their line. Throws CommandError when a comment would be lost.
 */
export function canonicalTexts(): Map<string, string> {
  // Not through a link: it may lead out of the project.
  const files = globSync(FILES, { withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files
    .map((entry) => join(relative('.', entry.parentPath), entry.name))
    .sort()
    .map((file) => [file, canonicalOf(file)] as const)
  return new Map(texts.filter((each): each is [string, string] => each[1] !== undefined))
}

function canonicalOf(file: string): string | undefined {
  try {
    return canonicalYaml(decoded(readFileSync(file)))
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`)
  }
}
