// Loaded before each command (run.js). Prints what has failed and ends the command: what it throws, a package that is
// missing, or a watcher of files.
import { basename } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { explain } from './causes.ts'

// An error in a worker reaches the command.
if (isMainThread)
  process.on('uncaughtException', (error: unknown) => {
    console.error(`\n${textOf(error)}`)
    process.exit(1)
  })

/** Only an unexpected error shows a stack trace. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isWrongOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isWrongOption) return `${error.message}\nThe options: node cli/run.js ${commandName()} --help`
  if (error.name === 'ContentError') return error.message
  return explain(error) ?? (error.name === 'CommandError' ? error.message : (error.stack ?? error.message))
}

function commandName(): string {
  return basename(process.argv[1] ?? '', '.ts')
}
