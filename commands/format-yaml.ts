// Part of `npm run format`: rewrites YAML in the one form that `npm run check` accepts.
import { formatYaml } from '../checks/canonical-yaml.ts'

formatYaml()
