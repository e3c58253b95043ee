// Part of `npm run format`: rewrites YAML in the one form that `npm run check` accepts. With --check, it says only
// which files it would rewrite.
import { checkCanonicalYaml, formatYaml } from '../checks/canonical-yaml.ts'
import { fail } from '../cli/steps.ts'

try {
  if (process.argv.includes('--check')) checkCanonicalYaml()
  else formatYaml()
} catch (error) {
  fail(error)
}
