// What to do when files can't be written.

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room (a build needs about 200 MB beside node_modules), then build again.',
  EDQUOT: 'This user has no room left on the disk. Make room, then build again.',
  EFBIG: 'This user may not write files that large (`ulimit -f`). Lift the limit, then build again.',
  EROFS: 'The project lies on a read-only disk. Build in a copy that can be written to.',
  EACCES: 'This user may not write here. Give it the folder, or build as the user who owns it.',
  EPERM: 'This user may not write here. Give it the folder, or build as the user who owns it.',
}

/** Plain words for an error of the file system, or undefined for any other error. A build that ends here leaves the old site as it was. */
export function diskProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code =
    'code' in error ? String(error.code) : Object.keys(PROBLEMS).find((each) => error.message.includes(`${each}:`))
  const problem = PROBLEMS[code ?? '']
  return (
    problem &&
    `${problem}\nA site built before is still in place.\n(${error.message.split('\n').find((line) => line.includes(code ?? '')) ?? code})`
  )
}
