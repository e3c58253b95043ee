import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

test('a report without findings is clean', () => {
  expect(readAudit(report({}))).toEqual({ outcome: 'clean' })
})

test('findings name package, severity and reason', () => {
  const advisory = {
    source: 1,
    title: 'Reads what it should not',
    url: 'https://github.com/advisories/GHSA-x',
    severity: 'high',
  }
  const found = readAudit(
    report({
      a: { name: 'a', severity: 'high', range: '<2.0.0', via: [advisory] },
      b: { name: 'b', severity: 'low', range: '*', via: ['a'] },
    }),
  )
  expect(found).toEqual({
    outcome: 'findings',
    lines: ['high: a <2.0.0: Reads what it should not (https://github.com/advisories/GHSA-x)', 'low: b *: through a'],
  })
})

test.each([
  [
    'a registry that refuses',
    JSON.stringify({ message: '405 Method Not Allowed', method: 'POST', statusCode: 405 }),
    '405 Method Not Allowed',
  ],
  ['no answer', '', 'npm gave no report'],
  ['a report of another shape', JSON.stringify({ auditReportVersion: 3 }), 'npm gave no report'],
])('%s gives an unknown outcome', (_what, output, why) => {
  expect(readAudit(output)).toEqual({ outcome: 'unknown', why })
})
