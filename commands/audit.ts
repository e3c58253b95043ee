// `npm run audit`: looks up known vulnerabilities of the packages that the site ships. Exits with code 1 when there
// are some, and with 2 when the registry gives no answer.
import { spawnSync } from 'node:child_process'
import { readAudit } from '../checks/supply/audit.ts'

const audit = readAudit(spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' }).stdout)
if (audit.outcome === 'clean') {
  console.log('There are no known vulnerabilities in the packages that the site ships.')
} else if (audit.outcome === 'findings') {
  console.error(`Known vulnerabilities in the packages that the site ships:\n${audit.lines.join('\n')}`)
  process.exitCode = 1
} else {
  console.error(`The registry did not answer the audit: ${audit.why}. Run it against registry.npmjs.org.`)
  process.exitCode = 2
}
