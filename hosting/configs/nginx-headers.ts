// The security headers in nginx's configuration.
import type { HeaderValues } from '../policy/headers.ts'
import type { HttpPolicy } from '../policy/http-policy.ts'

/**
 * The security headers for nginx, whose variable `$kind` is the kind of a response. `maps` are variables with the
 * values of headers that differ by kind; nginx sends no header with an empty value. `lines` send all headers.
 */
export function headersByKind({ headers }: HttpPolicy): { maps: string; lines: string } {
  const kinds = Object.entries<HeaderValues>(headers)
  const all = Object.keys(headers.document).map((name) => ({
    name,
    values: kinds.map(([kind, each]) => [kind, each[name] ?? ''] as const),
  }))
  const [maps, lines]: [string[], string[]] = [[], []]
  for (const { name, values } of all) {
    const [[, first] = ['', '']] = values
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`
    const isSame = values.every(([, value]) => value === first)
    lines.push(`  add_header ${name} ${isSame ? `"${first}"` : variable} always;`)
    if (!isSame) maps.push(`map $kind ${variable} {\n${values.map(mapLine).join('')}}`)
  }
  return { maps: maps.join('\n'), lines: lines.join('\n') }
}

function mapLine([kind, value]: readonly [string, string]): string {
  return `  ${kind} "${value}";\n`
}
