// Fails when CI passes after a failed step, or the end of its log does not show what failed.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Step } from './run-steps.ts'

/** Runs the steps in a process of their own, because they set its exit code. */
function run(steps: readonly Step[]) {
  const script = `import { runSteps } from './cli/run-steps.ts'; await runSteps(${JSON.stringify(steps)})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('steps go on after a failure, unless the others need it, and the end of the log repeats what failed', () => {
  const { status, stdout, stderr } = run([
    { name: 'wrong', command: 'echo page is missing; exit 3' },
    { name: 'right', command: 'echo all links work' },
    { name: 'build', command: 'exit 1', stopsOnFailure: true },
    { name: 'tests', command: 'echo tests ran' },
  ])
  expect(status).toBe(1)
  expect(stdout).toContain('all links work')
  expect(stdout).not.toContain('tests ran')
  expect(stderr).toMatch(
    /End of the failed step: wrong\npage is missing\n[^]*✗ Failed after 0:0\d min: wrong, build\.\n$/,
  )
})
