// When a page first showed something; asked from outside, since a page without scripts can't tell by itself.
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../cli/steps.ts'

const ASK_EVERY_MS = 50
const LONGEST_MS = 10_000

/** Milliseconds from the request of the page at hand to its first text or picture. It may come after the load event, so this asks until it has. Throws CommandError after 10 s. */
export async function firstPaint(page: {
  evaluate: (inPage: () => number | undefined) => Promise<number | undefined>
}): Promise<number> {
  for (let asked = 0; asked < LONGEST_MS; asked += ASK_EVERY_MS) {
    const time = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    if (time !== undefined) return time
    await wait(ASK_EVERY_MS)
  }
  throw new CommandError('A page showed nothing within 10 s of its load: measure on a quieter machine.')
}
