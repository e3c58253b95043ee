// The command `npm run launch-check`, without its process, so that tests can run it.
import { nearest } from '../../app/content/schema/nearest.ts'
import { readSite } from '../../app/content/read/site.server.ts'
import { CommandError } from '../../cli/steps.ts'
import { blockers } from './blockers.ts'
import { jsonReport, textReport } from './report.ts'

const OPTIONS = ['--json', '--help', '-h']

const HELP = `npm run launch-check [-- --json]

Lists what blocks a launch, with file and line: sample values, claims without approval,
open questions, overdue reviews, medical pages without a named reviewer, and the local
form provider. Exits with code 1 while something blocks it.

  --json   prints the list as JSON
  --help   prints this text`

interface Circumstances {
  contentDir: string
  now: Date
  print: (text: string) => void
}

/**
 * Runs the check and returns the exit code: 0 if nothing blocks a launch, else 1.
 * Throws CommandError for an unknown option, and ContentError for invalid content.
 */
export async function launchCheck(
  args: readonly string[],
  { contentDir, now, print }: Circumstances,
): Promise<0 | 1> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg))
  if (unknown !== undefined)
    throw new CommandError(
      `launch-check has no option "${unknown}".${nearest(unknown, OPTIONS)} --help lists the options.`,
    )
  if (args.includes('--help') || args.includes('-h')) {
    print(HELP)
    return 0
  }
  const today = dayInEdmonton(now)
  const found = blockers(await readSite(contentDir), contentDir, today)
  print(args.includes('--json') ? jsonReport(found, today) : textReport(found, today))
  return found.length > 0 ? 1 : 0
}

/** The date in Alberta, as YYYY-MM-DD. */
export function dayInEdmonton(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Edmonton',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}
