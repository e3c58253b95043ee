// Rules between files that pages share.
import type { Clinic } from '../../schema/clinic.ts'
import type { Messages } from '../../schema/messages.ts'
import type { Navigation } from '../../schema/navigation.ts'
import type { UrgentSigns } from '../../schema/urgent-signs.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'

/** Problems of the link for patients who sign in: navigation.yaml has its words, and clinic.yaml its address. */
export function signInProblems(source: SourceFile, { signIn: words }: Navigation, { signIn }: Clinic): Problem[] {
  if (Boolean(words) === Boolean(signIn)) return []
  const message = words
    ? 'content/clinic.yaml has no signIn, the address of this link. Add it there, or remove these words.'
    : 'content/clinic.yaml says where patients sign in. Write signIn with text and note, or remove it there.'
  return [problem(source, ['signIn'], message)]
}

/** Urgent signs whose action has no words in messages.yaml. */
export function urgentProblems(source: SourceFile, signs: UrgentSigns, { urgent }: Messages): Problem[] {
  return Object.entries(signs)
    .filter(([, { action }]) => urgent.actions[action] === undefined)
    .map(([name, { action }]) => {
      const message = `content/messages.yaml has no words for "${action}". Write them there, at urgent.actions.`
      return problem(source, [name, 'action'], message)
    })
}
