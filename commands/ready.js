// Runs before each command of the README and says what is missing to run it. Plain JavaScript: this must be read by any Node.
import { existsSync } from 'node:fs'

if (!existsSync('node_modules/.package-lock.json')) end('The packages are not installed here. Run `npm ci` first.')
// Node reads TypeScript from 22.18 on; the package `node`, which npm puts first on the PATH, brings one that does.
if (!process.features.typescript) {
  end(
    `This is Node ${process.versions.node}, which can't run this project; the Node that comes with its packages is not in place. Run \`npm ci\` again, without --ignore-scripts.`,
  )
}

function end(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
