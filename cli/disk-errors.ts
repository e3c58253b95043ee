// Plain explanations of file system errors, for the person at the terminal.

const EXPLANATIONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. A build needs about 200 MB besides node_modules. Free some space, then build again.',
  EDQUOT: 'The disk quota of this user is used up. Free some space, then build again.',
  EFBIG: 'This user may not write files that large (`ulimit -f`). Raise the limit, then build again.',
  EROFS: 'The project is on a read-only disk. Build in a copy on a writable disk.',
  EACCES: 'This user may not write here. Change the owner of the folder, or build as the user who owns it.',
  EPERM: 'This user may not write here. Change the owner of the folder, or build as the user who owns it.',
}

/** What to do about a file system error; undefined for any other error. */
export function explainDiskError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error)
  const explanation = EXPLANATIONS[code]
  if (!explanation) return undefined
  const cause = error.message.split('\n').find((line) => line.includes(code)) ?? code
  return `${explanation}\nThe site of the last build is unchanged.\n(${cause})`
}

/** The system's code for an error, or one in the output of a tool that failed. Empty when there is none. */
function errorCode(error: Error): string {
  if ('code' in error) return String(error.code)
  return Object.keys(EXPLANATIONS).find((code) => error.message.includes(`${code}:`)) ?? ''
}
