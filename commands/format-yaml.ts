// Part of `npm run format`: rewrites YAML files in canonical form. With --check, which `npm run check` uses, it only
// lists the files that need it.
import { checkCanonicalYaml, formatYaml } from '../checks/canonical-yaml.ts'
import { fail } from '../cli/steps.ts'

try {
  if (process.argv.includes('--check')) checkCanonicalYaml()
  else formatYaml()
} catch (error) {
  fail(error)
}
