// How many requests somebody may send.
import { Refused } from '../send.ts'

const MINUTE_MS = 60_000

/** A function that counts the requests of each sender, and throws Refused above `most` a minute. */
export function rateLimit(most: number): (sender: string) => void {
  const counts = new Map<string, number>()
  let begun = Date.now()
  return (sender) => {
    if (Date.now() - begun > MINUTE_MS) {
      counts.clear()
      begun = Date.now()
    }
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    if (count > most)
      throw new Refused(429, 'These are too many requests. Wait a minute. Your work is in this window.')
  }
}
