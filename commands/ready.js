// Runs before the main npm scripts, and tells people what they must install first.
// This file is plain JavaScript, because a Node that does not run TypeScript must be able to run it.
import { existsSync } from 'node:fs'

if (!existsSync('node_modules/.package-lock.json')) end('The packages are not installed here. Run `npm ci` first.')
// Node runs TypeScript from 22.18 on. The npm package `node`, which npm puts first on the PATH, is such a Node.
if (!process.features.typescript) {
  end(
    `This is Node ${process.versions.node}, which can't run TypeScript. The project's own Node is not installed. ` +
      'Run `npm ci` again, without --ignore-scripts.',
  )
}

function end(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
