// What blocks a launch, with the field of each.
import { join } from 'node:path'
import type { LaunchCheck } from '../protocol-actions.ts'
import { blockers } from '../../checks/launch/blockers.ts'
import { dayInEdmonton } from '../../checks/launch/report.ts'
import { fieldAtLine } from './fields.ts'
import { readText } from './files.ts'
import { parseText } from '../../app/content/read/yaml-file.ts'
import type { Studio } from './studio.ts'

/** Everything that blocks a launch of the content on disk. */
export function launchCheckOf({ live, root, titleOf }: Studio): LaunchCheck {
  const site = live.site()
  const files = new Map([...site.files].map(([path, name]) => [path, join(root, name)]))
  const found = blockers({ ...site, files }, join(root, 'content'), dayInEdmonton(new Date()))
  const sources = new Map<string, ReturnType<typeof parseText>>()
  return {
    blockers: found.map(({ kind, file: path, line, name, what }) => {
      const file = path.slice(join(root, '/').length)
      const source = sources.get(file) ?? parseText(file, readText(root, file))
      sources.set(file, source)
      return { kind, file, title: titleOf(file), line, path: fieldAtLine(source, line), name, what }
    }),
  }
}
