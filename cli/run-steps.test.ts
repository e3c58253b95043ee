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

test('steps go on after a failure, and the end of the log repeats what the failed one printed', () => {
  const { status, stdout, stderr } = run([
    { name: 'wrong', command: 'echo page is missing; exit 3' },
    { name: 'right', command: 'echo all links work' },
  ])
  expect(status).toBe(1)
  expect(stdout).toContain('all links work')
  expect(stderr).toMatch(/End of the failed step: wrong\npage is missing\n\n✗ Failed after 0:0\d min: wrong\.\n$/)
})

test('steps end when one fails that the others need', () => {
  const { status, stdout } = run([
    { name: 'build', command: 'exit 1', stopsOnFailure: true },
    { name: 'tests', command: 'echo tests ran' },
  ])
  expect(status).toBe(1)
  expect(stdout).not.toContain('tests ran')
})

test('steps that all pass end with success', () => {
  expect(run([{ name: 'right', command: 'true' }])).toMatchObject({ status: 0, stderr: '' })
})
