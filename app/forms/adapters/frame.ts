// Any other provider whose form has an address: a plain frame that scrolls. Nothing proves that the form is ready.
import { addFrame, whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../lifecycle.ts'

export const frame: FormAdapter = (stage) => {
  const stopWatching = whenFrameLoads(stage)
  addFrame(stage, `${stage.form.origin}/${stage.form.id}`)
  return stopWatching
}
