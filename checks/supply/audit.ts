// Reads the output of `npm audit --json`.
import { z } from 'zod'

export type Audit =
  | { outcome: 'clean' }
  | { outcome: 'findings'; lines: string[] }
  | { outcome: 'unknown'; why: string }

const failure = z.object({ message: z.string() })
const via = z.union([z.string(), z.looseObject({ title: z.string(), url: z.string() })])
const report = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.looseObject({ severity: z.string(), range: z.string(), via: z.array(via) }),
  ),
})

/** The result of the audit, from the JSON that npm printed. */
export function readAudit(output: string): Audit {
  const answer = parsed(output)
  const { data } = report.safeParse(answer)
  if (!data) return { outcome: 'unknown', why: failure.safeParse(answer).data?.message ?? 'npm gave no report' }
  const lines = Object.entries(data.vulnerabilities).map(([name, { severity, range, via: causes }]) => {
    const reasons = causes.map((cause) =>
      typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`,
    )
    return `${severity}: ${name} ${range}: ${reasons.join('; ')}`
  })
  return lines.length === 0 ? { outcome: 'clean' } : { outcome: 'findings', lines }
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
