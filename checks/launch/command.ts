// The command behind `npm run launch-check`, apart from the process it runs in.
import { nearest } from '../../app/content/nearest.ts'
import { readSite } from '../../app/content/site.server.ts'
import { CommandError } from '../../cli/steps.ts'
import { holdUps } from './hold-ups.ts'
import { jsonReport, textReport } from './report.ts'

const OPTIONS = ['--json', '--help', '-h']

const HELP = `npm run launch-check [-- --json]

Lists what holds up a launch: sample values, claims that nobody has approved, open
questions, overdue reviews, medicine without a named reviewer, and the local form
provider; each with file and line. Ends with code 1 until nothing does.

  --json   the same as JSON
  --help   this text`

interface Circumstances {
  contentDir: string
  now: Date
  print: (text: string) => void
}

/** Runs the check and returns the exit code: 0 when nothing holds up a launch, else 1. Throws CommandError for an unknown option, ContentError for content that can't be read. */
export async function launchCheck(
  args: readonly string[],
  { contentDir, now, print }: Circumstances,
): Promise<0 | 1> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg))
  if (unknown !== undefined)
    throw new CommandError(
      `launch-check has no option "${unknown}".${nearest(unknown, OPTIONS)} --help lists what it has.`,
    )
  if (args.includes('--help') || args.includes('-h')) {
    print(HELP)
    return 0
  }
  const today = dayInEdmonton(now)
  const found = holdUps(await readSite(contentDir), contentDir, today)
  print(args.includes('--json') ? jsonReport(found, today) : textReport(found, today))
  return found.length > 0 ? 1 : 0
}

/** The clinic's day, YYYY-MM-DD, wherever the command runs. */
export function dayInEdmonton(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Edmonton',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}
