// What a part of the bench found: tables for the terminal and the page, and what misses its target.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './options.ts'

/** Where results are kept; a part that runs alone replaces its own and leaves the others. */
export const BENCH_DIR = '.build/bench'
const FILE = join(BENCH_DIR, 'results.json')

export interface Table {
  title: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[]
  chart?: Chart
}

/** Bars for one column of a table, with the line that they should stay below or reach. */
export interface Chart {
  column: string
  target?: { value: number; text: string; atLeast?: boolean }
}

export interface PartResult {
  /** Date and machine. */
  measured: string
  tables: readonly Table[]
  /** What misses its target, in words. */
  misses: readonly string[]
}

export type Results = Partial<Record<Part, PartResult>>

export function readResults(): Results {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {}
}

export function writeResults(results: Results): void {
  mkdirSync(BENCH_DIR, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
}

/** A table as columns of text. */
export function tableText({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  '),
  )
  return [title, ...text].join('\n')
}

/** The middle of `values`, rounded to `digits`. */
export function median(values: readonly number[], digits = 0): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
  return rounded(middle, digits)
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
