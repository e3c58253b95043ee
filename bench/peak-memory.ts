// The most memory that a measured process had at once.

const CODE = "process.on('exit', () => console.log('Peak memory', process.resourceUsage().maxRSS))"

/** Value of Node's option `--import` with which a process prints its peak memory when it ends. It has no spaces. */
export const PRINT_PEAK_MEMORY = `data:text/javascript,${encodeURIComponent(CODE)}`

/** The peak memory in what such a process has printed, in MB; NaN when it is not there. */
export function peakMemoryIn(printed: string): number {
  return Number(/^Peak memory (\d+)$/m.exec(printed)?.[1]) / 1024
}
