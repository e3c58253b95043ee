// The clinic is closed at night. A text that says to call the clinic about a symptom also says whom to call then.
import type { Problem } from '../../app/content/read/problems.ts'
import { wholeWords } from '../../app/content/schema/whole-words.ts'
import type { CopyFile } from './copy-text.ts'

const CALLS_CLINIC = /\b(?:call|phone|ring) (?:us|the clinic|your practitioner)\b|\{clinic\.phone\}/i
const CALLS_HELP = /\b(?:911|811|9-8-8)\b/

/** A problem for each text with one of `symptoms` that says to call the clinic and names no help line. */
export function afterHoursProblems(files: readonly CopyFile[], symptoms: readonly string[]): Problem[] {
  const symptom = wholeWords(symptoms, 'i')
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, raw, read }) => {
      if (!CALLS_CLINIC.test(raw) || CALLS_HELP.test(read)) return []
      const found = read.match(symptom)?.[0]
      if (found === undefined) return []
      const message =
        `"${found}" and a call to the clinic, but no other number: "${read.slice(0, 80)}…". ` +
        'Add "or {facts.afterHours}", or 911 where the symptom needs it.'
      return [{ file, line, field, message }]
    }),
  )
}
