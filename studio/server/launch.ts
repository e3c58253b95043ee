// What blocks a launch, with the field of each.
import { join, relative } from 'node:path'
import type { LaunchCheck } from '../protocol-actions.ts'
import { blockers } from '../../checks/launch/blockers.ts'
import { dayInEdmonton } from '../../checks/launch/report.ts'
import type { Studio } from './studio.ts'

/** Everything that blocks a launch of the content on disk. */
export function launchCheckOf({ live, root, titleOf }: Studio): LaunchCheck {
  const site = live.site()
  const files = new Map([...site.files].map(([path, name]) => [path, join(root, name)]))
  const found = blockers({ ...site, files }, join(root, 'content'), dayInEdmonton(new Date()))
  return {
    blockers: found.map((blocker) => {
      const file = relative(root, blocker.file)
      return { ...blocker, file, title: titleOf(file) }
    }),
  }
}
