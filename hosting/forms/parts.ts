// Puts the shared parts of questionnaires into the steps that name them.
import type { Advice, Part, Question, Stop } from './survey-shape.ts'

/** Parts and advice that all questionnaires share, by name. */
export interface Shared {
  parts: ReadonlyMap<string, Part>
  advice: Advice
}

/** A step with its own questions and those of the shared parts that it names. */
export interface Step {
  title: string
  description?: string | undefined
  questions: readonly Question[]
  stops: readonly Stop[]
}

/** A step from the name of a shared part, or from a part. Throws for an unknown name, which the schema rules out. */
export function stepOf(nameOrPart: string | Part, shared: Shared): Step {
  const { title, description, elements, stops } =
    typeof nameOrPart === 'string' ? required(shared.parts.get(nameOrPart), nameOrPart) : nameOrPart
  const parts = elements.map((element) =>
    isQuestion(element) ? { questions: [element], stops: [] } : stepOf(element, shared),
  )
  return {
    title,
    description,
    questions: parts.flatMap(({ questions }) => questions),
    stops: [...parts.flatMap((part) => part.stops), ...stops],
  }
}

/** The advice for an answer that ends the form. */
export function adviceOf(stop: Stop, { advice }: Shared): Advice[string] {
  return required(advice[stop.advice], stop.advice)
}

function isQuestion(element: string | Question): element is Question {
  return typeof element !== 'string'
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no shared part or advice "${name}".`)
  return value
}
