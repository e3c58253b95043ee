// `npm run audit`: asks the registry for known faults in what ships. Code 1 for findings, 2 where the registry does not answer such questions.
import { spawnSync } from 'node:child_process'
import { readAudit } from '../checks/supply/audit.ts'

const audit = readAudit(spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' }).stdout)
if (audit.outcome === 'clean') console.log('No known fault in what ships.')
else if (audit.outcome === 'findings') {
  console.error(`Known faults in what ships:\n${audit.lines.join('\n')}`)
  process.exitCode = 1
} else {
  console.error(
    `Not audited: ${audit.why}. This registry takes no audits; nothing is known of faults. Run it where registry.npmjs.org answers in full.`,
  )
  process.exitCode = 2
}
