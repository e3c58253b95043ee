// The shared parts of the questionnaires, put where a step names them.
import type { Advice, Part, Question, Stop } from './survey-shape.ts'

/** What all questionnaires share, by name. */
export interface Shared {
  parts: ReadonlyMap<string, Part>
  advice: Advice
}

/** A step with every question in it, its own and those of the parts it names. */
export interface Step {
  title: string
  description?: string | undefined
  questions: readonly Question[]
  stops: readonly Stop[]
}

/** A shared part is named, a step of one questionnaire is written out. Throws for a name that the schema would not have let through. */
export function stepOf(named: string | Part, shared: Shared): Step {
  const { title, description, elements, stops } =
    typeof named === 'string' ? found(shared.parts.get(named), named) : named
  const inner = elements.map((element) =>
    isQuestion(element) ? { questions: [element], stops: [] } : stepOf(element, shared),
  )
  return {
    title,
    description,
    questions: inner.flatMap(({ questions }) => questions),
    stops: [...inner.flatMap((part) => part.stops), ...stops],
  }
}

/** The advice that a stop leads to. */
export function adviceOf(stop: Stop, { advice }: Shared): Advice[string] {
  return found(advice[stop.advice], stop.advice)
}

function isQuestion(element: string | Question): element is Question {
  return typeof element !== 'string'
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Nothing shared is named "${name}".`)
  return value
}
