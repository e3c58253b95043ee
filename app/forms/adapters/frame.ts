// Any provider that shows a form at an address: a plain frame, which scrolls. Nothing proves that the form is ready.
import { addFrame, whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../lifecycle.ts'

export const frame: FormAdapter = (stage) => {
  const stopWatching = whenFrameLoads(stage)
  addFrame(stage, `${stage.form.origin}/${stage.form.id}`)
  return stopWatching
}
