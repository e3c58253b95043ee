// Walks through the open page as its visitor says (visit.client.ts), in any browser.
import { pageScript } from '../page-script.ts'
import type { Look, Step } from './visit.client.ts'

/** What a person does with a page: look at it, once it is at rest, and act on it. */
export interface Person {
  look: (way: 1 | -1) => Promise<Look & { position: number }>
  press: (x: number, y: number) => Promise<unknown>
  scroll: (by: number, x: number, y: number) => Promise<unknown>
  escape: () => Promise<unknown>
}

/** More steps than this mean that the walk does not end. */
const MAX_STEPS = 2_000
/** A fault is often seen at several positions, and by several elements. */
const MAX_FAULTS = 12

/** Walks down the page (1) or up (-1) and opens everything on the way. Returns what is wrong, and where. */
export async function walk(person: Person, way: 1 | -1): Promise<string[]> {
  const faults = new Map<string, string>()
  for (let count = 0; count < MAX_STEPS; count++) {
    const look = await person.look(way).catch((error: Error) => {
      throw new Error(
        [`The walk ended, perhaps because a press led to another page: ${error.message}`, ...faults.values()].join(
          '\n',
        ),
      )
    })
    for (const fault of look.faults)
      if (!faults.has(fault)) faults.set(fault, `${Math.round(look.position)} px down: ${fault}`)
    if (look.next.do === 'end' || faults.size >= MAX_FAULTS) return [...faults.values()]
    await perform(person, look.next)
  }
  throw new Error(`The walk has not ended after ${MAX_STEPS} steps.`)
}

async function perform(person: Person, step: Step): Promise<void> {
  switch (step.do) {
    case 'press':
      await person.press(step.x, step.y)
      break
    case 'scroll':
      await person.scroll(step.by, step.x, step.y)
      break
    case 'escape':
      await person.escape()
      break
  }
}

let script: Promise<string> | undefined

/** The script that defines `visit` in a page. */
export function visitScript(): Promise<string> {
  return (script ??= pageScript('tests/browser/use/visit.client.ts'))
}
