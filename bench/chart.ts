// The results as one page: tables, and bars in inline SVG. It loads nothing.
import type { Part } from './options.ts'
import type { Chart, PartResult, Results, Table } from './results.ts'

const WIDTH = 720
const LABEL = 250
const ROW = 22

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0f3d38;background:#fcf8f1}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #dbe5dc}
td:first-child,th:first-child{text-align:left}svg{width:100%;max-width:${WIDTH}px;font-size:12px}.miss{color:#9c3f28}`

/** The page. Text of results is escaped. */
export function resultsPage(results: Results): string {
  const parts = (Object.entries(results) as [Part, PartResult][]).map(([part, result]) => partHtml(part, result))
  return `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<title>Measured: the clinic's website</title>
<style>${STYLE}</style>
<h1>Measured</h1>
${parts.join('\n')}
</html>
`
}

function partHtml(part: Part, { measured, tables, misses }: PartResult): string {
  const missing =
    misses.length === 0
      ? '<p>Every target holds.</p>'
      : `<ul class="miss">${misses.map((miss) => `<li>${escaped(miss)}</li>`).join('')}</ul>`
  return `<h2>${part}</h2>\n<p>${escaped(measured)}</p>\n${missing}\n${tables.map(tableHtml).join('\n')}`
}

function tableHtml(table: Table): string {
  const cells = (tag: string, row: readonly (string | number)[]) =>
    row.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')
  const rows = table.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  const chart = table.chart ? bars(table, table.chart) : ''
  return `<h3>${escaped(table.title)}</h3>\n${chart}<table><tr>${cells('th', table.columns)}</tr>${rows}</table>`
}

function bars({ columns, rows }: Table, { column, target }: Chart): string {
  const at = columns.indexOf(column)
  const values = rows.map((row) => Number(row[at]))
  const longest = Math.max(...values, target?.value ?? 0) || 1
  const x = (value: number) => LABEL + (value / longest) * (WIDTH - LABEL - 60)
  const drawn = rows.map((row, index) => {
    const value = values[index] ?? 0
    const misses = target && (target.atLeast ? value < target.value : value > target.value)
    const y = index * ROW
    return `<text x="${LABEL - 8}" y="${y + 15}" text-anchor="end">${escaped(String(row[0]))}</text><rect x="${LABEL}" y="${y + 3}" width="${(x(value) - LABEL).toFixed(1)}" height="${ROW - 6}" fill="${misses ? '#e4714f' : '#4a7a70'}"/><text x="${(x(value) + 6).toFixed(1)}" y="${y + 15}">${value}</text>`
  })
  const height = rows.length * ROW + 18
  const line = target
    ? `<line x1="${x(target.value).toFixed(1)}" x2="${x(target.value).toFixed(1)}" y1="0" y2="${height - 16}" stroke="#75562a" stroke-dasharray="4 3"/><text x="${x(target.value).toFixed(1)}" y="${height - 4}" text-anchor="middle">${escaped(target.text)}</text>`
    : ''
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(column)}">${drawn.join('')}${line}</svg>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
